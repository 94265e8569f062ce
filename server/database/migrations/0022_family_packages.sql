CREATE TABLE "family_packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"food_key" text NOT NULL,
	"food" text NOT NULL,
	"size" text NOT NULL,
	CONSTRAINT "family_packages_once_per_family" UNIQUE("family_id","food_key"),
	CONSTRAINT "family_packages_written_by_somebody" CHECK ("family_packages"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "family_packages" ADD CONSTRAINT "family_packages_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_packages_user_id_index" ON "family_packages" USING btree ("user_id");--> statement-breakpoint
SELECT record_rows_of('family_packages');
