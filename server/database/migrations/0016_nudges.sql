CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"item_id" uuid NOT NULL,
	"food_key" text NOT NULL,
	"food" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "purchases_once_per_family" UNIQUE("family_id","item_id"),
	CONSTRAINT "purchases_written_by_somebody" CHECK ("purchases"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "nudge_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	"answer" text,
	"rests_until" date,
	"forgotten_on" date,
	CONSTRAINT "nudge_answers_once_per_family" UNIQUE("family_id","key"),
	CONSTRAINT "nudge_answers_written_by_somebody" CHECK ("nudge_answers"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "learns" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudge_answers" ADD CONSTRAINT "nudge_answers_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_family_id_day_index" ON "purchases" USING btree ("family_id","day");--> statement-breakpoint
CREATE INDEX "purchases_user_id_index" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_day_index" ON "purchases" USING btree ("day");--> statement-breakpoint
CREATE INDEX "nudge_answers_user_id_index" ON "nudge_answers" USING btree ("user_id");--> statement-breakpoint
-- By hand.
SELECT record_rows_of('purchases');--> statement-breakpoint
SELECT record_rows_of('nudge_answers');
