CREATE TABLE "handoffs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"appointment_id" uuid,
	"event_id" uuid,
	"planner_item_id" uuid,
	"plan_step_id" uuid,
	"birthday_id" uuid,
	"wishlist_id" uuid,
	"subscription_id" uuid,
	"grocery_list_id" uuid,
	"type" text NOT NULL,
	"day" date,
	"giver_id" uuid,
	"taker_id" uuid,
	"guest_name" text,
	"shows_allergies" boolean DEFAULT false NOT NULL,
	"word" text,
	"answer_word" text,
	"proposal" jsonb,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"event" text NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"seen_title" text NOT NULL,
	"seen_when" text NOT NULL,
	"seen_assignee_id" uuid,
	"token_hash" text,
	"link_expires_at" timestamp (3) with time zone,
	"link_withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "handoffs_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "handoffs_written_by_somebody" CHECK ("handoffs"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "what_to_bring" text;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_planner_item_id_planner_items_id_fk" FOREIGN KEY ("planner_item_id") REFERENCES "public"."planner_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_plan_step_id_plan_steps_id_fk" FOREIGN KEY ("plan_step_id") REFERENCES "public"."plan_steps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_birthday_id_birthdays_id_fk" FOREIGN KEY ("birthday_id") REFERENCES "public"."birthdays"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_wishlist_id_birthday_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."birthday_wishlists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_subscription_id_connected_services_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."connected_services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_grocery_list_id_grocery_lists_id_fk" FOREIGN KEY ("grocery_list_id") REFERENCES "public"."grocery_lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_giver_id_household_members_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_taker_id_household_members_id_fk" FOREIGN KEY ("taker_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_seen_assignee_id_household_members_id_fk" FOREIGN KEY ("seen_assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handoffs_family_id_index" ON "handoffs" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "handoffs_user_id_index" ON "handoffs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "handoffs_appointment_id_index" ON "handoffs" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "handoffs_event_id_index" ON "handoffs" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "handoffs_planner_item_id_index" ON "handoffs" USING btree ("planner_item_id");--> statement-breakpoint
CREATE INDEX "handoffs_plan_step_id_index" ON "handoffs" USING btree ("plan_step_id");--> statement-breakpoint
CREATE INDEX "handoffs_birthday_id_index" ON "handoffs" USING btree ("birthday_id");--> statement-breakpoint
CREATE INDEX "handoffs_wishlist_id_index" ON "handoffs" USING btree ("wishlist_id");--> statement-breakpoint
CREATE INDEX "handoffs_subscription_id_index" ON "handoffs" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "handoffs_grocery_list_id_index" ON "handoffs" USING btree ("grocery_list_id");--> statement-breakpoint
CREATE INDEX "handoffs_giver_id_index" ON "handoffs" USING btree ("giver_id");--> statement-breakpoint
CREATE INDEX "handoffs_taker_id_index" ON "handoffs" USING btree ("taker_id");--> statement-breakpoint
CREATE INDEX "handoffs_seen_assignee_id_index" ON "handoffs" USING btree ("seen_assignee_id");--> statement-breakpoint
-- By hand.
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_of_one_record" CHECK (num_nonnulls("appointment_id", "event_id", "planner_item_id", "plan_step_id", "birthday_id", "wishlist_id", "subscription_id", "grocery_list_id") <= CASE WHEN "type" = 'cooking' THEN 0 ELSE 1 END);--> statement-breakpoint
-- One at a time of each thing and day. Those whose record is gone have nothing to be compared by.
CREATE UNIQUE INDEX "handoffs_one_pending" ON "handoffs" ("family_id", "appointment_id", "event_id", "planner_item_id", "plan_step_id", "birthday_id", "wishlist_id", "subscription_id", "grocery_list_id", "day") NULLS NOT DISTINCT
	WHERE "state" IN ('asked', 'countered', 'accepted')
		AND ("type" = 'cooking' OR num_nonnulls("appointment_id", "event_id", "planner_item_id", "plan_step_id", "birthday_id", "wishlist_id", "subscription_id", "grocery_list_id") = 1);--> statement-breakpoint
SELECT record_rows_of('handoffs');--> statement-breakpoint
SELECT check_due_after_changes_of(name::regclass) FROM unnest(ARRAY['handoffs', 'grocery_lists']) AS tables(name);
