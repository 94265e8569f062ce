CREATE TABLE "changed_occurrences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"date" date NOT NULL,
	"title" text NOT NULL,
	"time" text,
	"location" text,
	"notes" text,
	CONSTRAINT "changed_occurrences_once_per_family" UNIQUE("family_id","appointment_id","day"),
	CONSTRAINT "changed_occurrences_written_by_somebody" CHECK ("changed_occurrences"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "changed_occurrences" ADD CONSTRAINT "changed_occurrences_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_occurrences" ADD CONSTRAINT "changed_occurrences_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changed_occurrences_family_id_date_index" ON "changed_occurrences" USING btree ("family_id","date");--> statement-breakpoint
SELECT record_rows_of('changed_occurrences');
