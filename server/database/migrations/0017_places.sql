CREATE TABLE "places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"member_id" uuid,
	"phone" text,
	"email" text,
	"website" text,
	"preferred_way" text,
	"length" integer,
	"location" text,
	"notes" text,
	"booking_link_id" uuid,
	CONSTRAINT "places_written_by_somebody" CHECK ("places"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "length" integer;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_member_id_household_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_booking_link_id_booking_links_id_fk" FOREIGN KEY ("booking_link_id") REFERENCES "public"."booking_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "places_family_id_index" ON "places" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "places_user_id_index" ON "places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "places_member_id_index" ON "places" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "places_booking_link_id_index" ON "places" USING btree ("booking_link_id");--> statement-breakpoint
-- By hand.
SELECT record_rows_of('places');
