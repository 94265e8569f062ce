CREATE TABLE "intents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intents_written_by_somebody" CHECK ("intents"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intents_family_id_index" ON "intents" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "intents_user_id_index" ON "intents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "intents_created_at_index" ON "intents" USING btree ("created_at");