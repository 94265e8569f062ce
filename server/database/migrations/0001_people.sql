CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"expires_at" timestamp (3) with time zone DEFAULT now() + interval '7 days' NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_written_by_somebody" CHECK ("invitations"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text,
	"mom_category" text,
	"tech_savvy_level" text,
	"family_adults" integer,
	"family_kids" integer,
	"family_pets" integer,
	"biggest_stress_trigger" text,
	"stress_trigger_other" text,
	"favorite_holiday" text,
	"favorite_stores_for_self" text[] DEFAULT '{}' NOT NULL,
	"favorite_stores_for_kids" text[] DEFAULT '{}' NOT NULL,
	"favorite_influencers" text[] DEFAULT '{}' NOT NULL,
	"favorite_week_night_meals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invite_partner" boolean DEFAULT false NOT NULL,
	"partner_email" text,
	"wish_for_app" text,
	"style_personality" text,
	"budget_preference" text,
	"favorite_retailers" text[] DEFAULT '{}' NOT NULL,
	"color_preferences" text[] DEFAULT '{}' NOT NULL,
	"influencer_notes" text,
	"default_dashboard" text DEFAULT 'home' NOT NULL,
	"enabled_dashboards" text[] DEFAULT '{"home","kids"}' NOT NULL,
	"household_size" integer,
	"work_schedule" text,
	"ai_provider" text DEFAULT 'openai' NOT NULL,
	"delivery_service_preference" text,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_preferences_one_per_person" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "user_signups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"email" text,
	"name" text,
	"mom_category" text,
	"tech_savvy_level" text,
	"family_adults" integer,
	"family_kids" integer,
	"family_pets" integer,
	"biggest_stress_trigger" text,
	"stress_trigger_other" text,
	"favorite_holiday" text,
	"favorite_stores_for_self" text[] DEFAULT '{}' NOT NULL,
	"favorite_stores_for_kids" text[] DEFAULT '{}' NOT NULL,
	"favorite_influencers" text[] DEFAULT '{}' NOT NULL,
	"favorite_week_night_meals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invite_partner" boolean DEFAULT false NOT NULL,
	"partner_email" text,
	"wish_for_app" text,
	"last_active_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"full_response" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "user_signups_one_per_person" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_signups" ADD CONSTRAINT "user_signups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_account_id_index" ON "account_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_tokens_expires_at_index" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitations_family_id_index" ON "invitations" USING btree ("family_id");--> statement-breakpoint
-- People who came before this migration.
INSERT INTO "user_preferences" ("user_id") SELECT "id" FROM "users";--> statement-breakpoint
-- What these hold is sealed from now on; whoever is in the middle of a sign-in begins again.
DELETE FROM "pending_sign_ins";
