CREATE TABLE "member_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"member_id" uuid NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	CONSTRAINT "member_photos_once_per_family" UNIQUE("family_id","member_id"),
	CONSTRAINT "member_photos_written_by_somebody" CHECK ("member_photos"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "household_members" ADD COLUMN "photo_version" text;--> statement-breakpoint
ALTER TABLE "member_photos" ADD CONSTRAINT "member_photos_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_photos" ADD CONSTRAINT "member_photos_member_id_household_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."household_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_photos_user_id_index" ON "member_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_photos_member_id_index" ON "member_photos" USING btree ("member_id");--> statement-breakpoint
SELECT record_rows_of('member_photos');
