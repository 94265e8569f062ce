CREATE TABLE "emergency_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"relation" text,
	"position" integer NOT NULL,
	CONSTRAINT "emergency_contacts_written_by_somebody" CHECK ("emergency_contacts"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "house_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_aid" text,
	"notes" text,
	"emergency_number" text,
	CONSTRAINT "house_notes_once_per_family" UNIQUE("family_id"),
	CONSTRAINT "house_notes_written_by_somebody" CHECK ("house_notes"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "sitter_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"child_ids" uuid[] DEFAULT '{}' NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"is_evening_only" boolean DEFAULT false NOT NULL,
	"shown_health_notes" uuid[] DEFAULT '{}' NOT NULL,
	"what_to_do" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remarks" text,
	"token_hash" text,
	"link_expires_at" timestamp (3) with time zone,
	"link_withdrawn_at" timestamp (3) with time zone,
	"link_opened_at" timestamp (3) with time zone,
	"link_made_by" uuid,
	CONSTRAINT "sitter_sheets_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sitter_sheets_written_by_somebody" CHECK ("sitter_sheets"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "household_members" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_notes" ADD CONSTRAINT "house_notes_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitter_sheets" ADD CONSTRAINT "sitter_sheets_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitter_sheets" ADD CONSTRAINT "sitter_sheets_link_made_by_users_id_fk" FOREIGN KEY ("link_made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_contacts_family_id_index" ON "emergency_contacts" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "emergency_contacts_user_id_index" ON "emergency_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "house_notes_user_id_index" ON "house_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sitter_sheets_family_id_index" ON "sitter_sheets" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sitter_sheets_user_id_index" ON "sitter_sheets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sitter_sheets_link_made_by_index" ON "sitter_sheets" USING btree ("link_made_by");--> statement-breakpoint
-- By hand.
SELECT record_rows_of('emergency_contacts');--> statement-breakpoint
SELECT record_rows_of('house_notes');--> statement-breakpoint
SELECT record_rows_of('sitter_sheets');
