CREATE TABLE "dropped_meals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recipe_id" uuid NOT NULL,
	"date" date NOT NULL,
	"meal_type" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "dropped_meals_once_per_family" UNIQUE("family_id","recipe_id","date","meal_type"),
	CONSTRAINT "dropped_meals_written_by_somebody" CHECK ("dropped_meals"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "meal_ratings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recipe_id" uuid NOT NULL,
	"date" date NOT NULL,
	"member_id" uuid,
	"said_by" text NOT NULL,
	"rating" text NOT NULL,
	CONSTRAINT "meal_ratings_once_per_family" UNIQUE("family_id","recipe_id","date","said_by"),
	CONSTRAINT "meal_ratings_written_by_somebody" CHECK ("meal_ratings"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "dropped_meals" ADD CONSTRAINT "dropped_meals_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropped_meals" ADD CONSTRAINT "dropped_meals_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_ratings" ADD CONSTRAINT "meal_ratings_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_ratings" ADD CONSTRAINT "meal_ratings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_ratings" ADD CONSTRAINT "meal_ratings_member_id_household_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."household_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dropped_meals_user_id_index" ON "dropped_meals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dropped_meals_recipe_id_index" ON "dropped_meals" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "dropped_meals_date_index" ON "dropped_meals" USING btree ("date");--> statement-breakpoint
CREATE INDEX "meal_ratings_user_id_index" ON "meal_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meal_ratings_recipe_id_index" ON "meal_ratings" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "meal_ratings_member_id_index" ON "meal_ratings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "meal_ratings_date_index" ON "meal_ratings" USING btree ("date");--> statement-breakpoint
-- By hand.
SELECT record_rows_of('dropped_meals');--> statement-breakpoint
SELECT record_rows_of('meal_ratings');
