CREATE TABLE "grocery_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"list_id" uuid NOT NULL,
	"plan_key" text,
	"need" jsonb,
	"own_name" text,
	"own_quantity" text,
	"own_category" text,
	"note" text,
	"checked" boolean DEFAULT false NOT NULL,
	"ticked_quantity" text,
	"is_removed" boolean DEFAULT false NOT NULL,
	"is_wanted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "grocery_items_once_per_family" UNIQUE("family_id","list_id","plan_key"),
	CONSTRAINT "grocery_items_written_by_somebody" CHECK ("grocery_items"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "grocery_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"week_start_date" date NOT NULL,
	"week_end_date" date NOT NULL,
	"pending_week" date,
	"meal_plan_ids" uuid[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"store_id" uuid,
	"instacart_order_id" text,
	"instacart_order_url" text,
	"instacart_link_for" text,
	"instacart_link_at" timestamp (3) with time zone,
	"ordered_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"plan_version" text,
	CONSTRAINT "grocery_lists_once_per_family" UNIQUE("family_id","pending_week"),
	CONSTRAINT "grocery_lists_written_by_somebody" CHECK ("grocery_lists"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "grocery_stores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"category_order" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "grocery_stores_written_by_somebody" CHECK ("grocery_stores"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "staples" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"food_key" text NOT NULL,
	"food" text NOT NULL,
	CONSTRAINT "staples_once_per_family" UNIQUE("family_id","food_key"),
	CONSTRAINT "staples_written_by_somebody" CHECK ("staples"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "meal_planning_preferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"family_grouping" text DEFAULT 'family' NOT NULL,
	"custom_groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"enabled_meal_types" text[] DEFAULT '{"breakfast","lunch","dinner"}' NOT NULL,
	"prefer_ai_suggestions" boolean DEFAULT false NOT NULL,
	"allow_manual_entry" boolean DEFAULT true NOT NULL,
	"dietary_restrictions" text[] DEFAULT '{}' NOT NULL,
	"cooking_time_preference" text,
	"budget_per_week" integer,
	CONSTRAINT "meal_planning_preferences_once_per_family" UNIQUE("family_id"),
	CONSTRAINT "meal_planning_preferences_written_by_somebody" CHECK ("meal_planning_preferences"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "meal_cells" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"plan_id" uuid NOT NULL,
	"day" text NOT NULL,
	"meal_type" text NOT NULL,
	"recipe_id" uuid,
	"note" text,
	"leftover" boolean DEFAULT false NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"servings" integer,
	"guests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	CONSTRAINT "meal_cells_once_per_family" UNIQUE("family_id","plan_id","day","meal_type"),
	CONSTRAINT "meal_cells_written_by_somebody" CHECK ("meal_cells"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"week_start_date" date NOT NULL,
	"week_end_date" date NOT NULL,
	"assigned_to" text NOT NULL,
	"assigned_to_name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"notes" text,
	CONSTRAINT "meal_plans_once_per_family" UNIQUE("family_id","week_start_date","assigned_to"),
	CONSTRAINT "meal_plans_written_by_somebody" CHECK ("meal_plans"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "connected_services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"service_name" text NOT NULL,
	"service_type" text NOT NULL,
	"account_email" text,
	"account_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"subscription_plan" text,
	"subscription_cost" integer,
	"billing_frequency" text DEFAULT 'monthly' NOT NULL,
	"next_billing_date" date,
	"subscription_start_date" date,
	"renewal_date" date,
	"last_shipment_date" date,
	"supply_days" integer,
	"status" text DEFAULT 'active' NOT NULL,
	"metadata" jsonb,
	"low_stock_alert" boolean DEFAULT true NOT NULL,
	"renewal_reminder" boolean DEFAULT true NOT NULL,
	"renewal_reminder_lead_days" integer DEFAULT 7 NOT NULL,
	"low_stock_threshold" integer DEFAULT 3 NOT NULL,
	"notes" text,
	CONSTRAINT "connected_services_written_by_somebody" CHECK ("connected_services"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "cost_per_serving" integer;--> statement-breakpoint
ALTER TABLE "grocery_items" ADD CONSTRAINT "grocery_items_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grocery_items" ADD CONSTRAINT "grocery_items_list_id_grocery_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."grocery_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grocery_lists" ADD CONSTRAINT "grocery_lists_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grocery_lists" ADD CONSTRAINT "grocery_lists_store_id_grocery_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."grocery_stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grocery_stores" ADD CONSTRAINT "grocery_stores_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staples" ADD CONSTRAINT "staples_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_planning_preferences" ADD CONSTRAINT "meal_planning_preferences_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_cells" ADD CONSTRAINT "meal_cells_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_cells" ADD CONSTRAINT "meal_cells_plan_id_meal_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."meal_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_cells" ADD CONSTRAINT "meal_cells_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_services" ADD CONSTRAINT "connected_services_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grocery_lists_family_id_week_start_date_index" ON "grocery_lists" USING btree ("family_id","week_start_date");--> statement-breakpoint
CREATE INDEX "grocery_stores_family_id_index" ON "grocery_stores" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "connected_services_family_id_index" ON "connected_services" USING btree ("family_id");