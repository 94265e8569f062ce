CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"date" date NOT NULL,
	"time" text,
	"child_id" uuid,
	"child_name" text,
	"location" text,
	"booking_link" text,
	"notes" text,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"recurring_frequency" text,
	"recurring_until" date,
	"skipped_dates" date[] DEFAULT '{}' NOT NULL,
	"import_key" text,
	CONSTRAINT "appointments_once_per_family" UNIQUE("family_id","import_key"),
	CONSTRAINT "appointments_written_by_somebody" CHECK ("appointments"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "booking_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"category" text,
	CONSTRAINT "booking_links_written_by_somebody" CHECK ("booking_links"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "birthdays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"relationship" text NOT NULL,
	"wishlist_link" text,
	"notes" text,
	"gift_ideas" text[] DEFAULT '{}' NOT NULL,
	"party_date" date,
	"party_time" text,
	"party_location" text,
	CONSTRAINT "birthdays_written_by_somebody" CHECK ("birthdays"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token"),
	CONSTRAINT "calendar_feeds_once_per_family" UNIQUE("family_id"),
	CONSTRAINT "calendar_feeds_written_by_somebody" CHECK ("calendar_feeds"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"location" text,
	"notes" text,
	"affected_children" text[] DEFAULT '{}' NOT NULL,
	"import_key" text,
	CONSTRAINT "events_once_per_family" UNIQUE("family_id","import_key"),
	CONSTRAINT "events_written_by_somebody" CHECK ("events"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "outfit_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event_name" text NOT NULL,
	"event_date" date,
	"color_palette" text[] DEFAULT '{}' NOT NULL,
	"style_vibe" text,
	"budget_range" text,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"selected_outfits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "outfit_plans_written_by_somebody" CHECK ("outfit_plans"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "packing_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"trip_id" uuid NOT NULL,
	"traveler" text,
	"name" text NOT NULL,
	"is_packed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "packing_items_written_by_somebody" CHECK ("packing_items"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "planner_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"ai_generated" boolean DEFAULT false NOT NULL,
	"actionable" boolean DEFAULT false NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trigger_type" text,
	"trigger_date" date,
	"child_age_months" integer,
	"related_item_id" text,
	"dismissed" boolean DEFAULT false NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	"destination" text,
	"start_date" date,
	"end_date" date,
	"travel_type" text,
	"travelers" text[] DEFAULT '{}' NOT NULL,
	"child_id" uuid,
	"made_from" text,
	CONSTRAINT "planner_items_once_per_family" UNIQUE("family_id","made_from"),
	CONSTRAINT "planner_items_written_by_somebody" CHECK ("planner_items"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "plan_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event_id" uuid,
	"birthday_id" uuid,
	"wishlist_id" uuid,
	"trip_id" uuid,
	"title" text NOT NULL,
	"days_before" integer,
	"is_done" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_steps_written_by_somebody" CHECK ("plan_steps"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "birthday_wishlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"child_id" uuid NOT NULL,
	"child_name" text NOT NULL,
	"child_age" integer NOT NULL,
	"birthday_date" date NOT NULL,
	"generated_for_year" integer NOT NULL,
	"generated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recommendations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kept_items" text[] DEFAULT '{}' NOT NULL,
	"given" text[] DEFAULT '{}' NOT NULL,
	"removed_items" text[] DEFAULT '{}' NOT NULL,
	"added_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_notes" text,
	"party_date" date,
	"party_time" text,
	"party_location" text,
	"party_notes" text,
	"viewed" boolean DEFAULT false NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	"reminder_sent" boolean DEFAULT false NOT NULL,
	"reminder_sent_at" timestamp (3) with time zone,
	CONSTRAINT "birthday_wishlists_once_per_family" UNIQUE("family_id","child_id","generated_for_year"),
	CONSTRAINT "birthday_wishlists_written_by_somebody" CHECK ("birthday_wishlists"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "past_gifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"child_id" uuid NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "past_gifts_once_per_family" UNIQUE("family_id","child_id","title"),
	CONSTRAINT "past_gifts_written_by_somebody" CHECK ("past_gifts"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_child_id_household_members_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthdays" ADD CONSTRAINT "birthdays_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_plans" ADD CONSTRAINT "outfit_plans_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_items" ADD CONSTRAINT "packing_items_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_items" ADD CONSTRAINT "packing_items_trip_id_planner_items_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."planner_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_items" ADD CONSTRAINT "planner_items_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_items" ADD CONSTRAINT "planner_items_child_id_household_members_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."household_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_birthday_id_birthdays_id_fk" FOREIGN KEY ("birthday_id") REFERENCES "public"."birthdays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_wishlist_id_birthday_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."birthday_wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_trip_id_planner_items_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."planner_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthday_wishlists" ADD CONSTRAINT "birthday_wishlists_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthday_wishlists" ADD CONSTRAINT "birthday_wishlists_child_id_household_members_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."household_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_gifts" ADD CONSTRAINT "past_gifts_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_gifts" ADD CONSTRAINT "past_gifts_child_id_household_members_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."household_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_family_id_date_index" ON "appointments" USING btree ("family_id","date");--> statement-breakpoint
CREATE INDEX "booking_links_family_id_index" ON "booking_links" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "birthdays_family_id_index" ON "birthdays" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "events_family_id_date_index" ON "events" USING btree ("family_id","date");--> statement-breakpoint
CREATE INDEX "outfit_plans_family_id_index" ON "outfit_plans" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "packing_items_family_id_trip_id_index" ON "packing_items" USING btree ("family_id","trip_id");--> statement-breakpoint
CREATE INDEX "planner_items_family_id_trigger_date_index" ON "planner_items" USING btree ("family_id","trigger_date");--> statement-breakpoint
CREATE INDEX "plan_steps_family_id_index" ON "plan_steps" USING btree ("family_id");