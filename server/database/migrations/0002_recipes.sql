CREATE TABLE "food_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"food_key" text NOT NULL,
	"food" text NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "food_categories_once_per_family" UNIQUE("family_id","food_key"),
	CONSTRAINT "food_categories_written_by_somebody" CHECK ("food_categories"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "recipe_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recipe_id" uuid NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	CONSTRAINT "recipe_pictures_once_per_family" UNIQUE("family_id","recipe_id"),
	CONSTRAINT "recipe_pictures_written_by_somebody" CHECK ("recipe_pictures"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"meal_type" text NOT NULL,
	"description" text,
	"source_url" text,
	"source_name" text,
	"source_image_url" text,
	"read_from" text,
	"ingredients" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"instructions" text,
	"servings" integer DEFAULT 4 NOT NULL,
	"prep_time" integer,
	"cook_time" integer,
	"total_time" integer,
	"language" text,
	"is_ai_generated" boolean DEFAULT false NOT NULL,
	"ai_prompt" text,
	"suitable_for_ages" text[] DEFAULT '{}' NOT NULL,
	"dietary_tags" text[] DEFAULT '{}' NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"notes" text,
	"picture_version" text,
	CONSTRAINT "recipes_once_per_family" UNIQUE("family_id","read_from"),
	CONSTRAINT "recipes_written_by_somebody" CHECK ("recipes"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "food_categories" ADD CONSTRAINT "food_categories_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_pictures" ADD CONSTRAINT "recipe_pictures_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_pictures" ADD CONSTRAINT "recipe_pictures_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Weeknight meals told before this migration become recipes, once per name, in the family she joined first.
INSERT INTO "recipes" ("family_id", "user_id", "name", "meal_type", "source_url")
SELECT DISTINCT ON (first."family_id", lower(meal->>'mealName')) first."family_id", told."user_id"::text, meal->>'mealName', 'dinner', meal->>'recipeUrl'
FROM "user_preferences" told
CROSS JOIN LATERAL jsonb_array_elements(told."favorite_week_night_meals") meal
CROSS JOIN LATERAL (SELECT "family_id" FROM "family_members" WHERE "user_id" = told."user_id" ORDER BY "created_at", "family_id" LIMIT 1) first
ORDER BY first."family_id", lower(meal->>'mealName'), told."created_at";
