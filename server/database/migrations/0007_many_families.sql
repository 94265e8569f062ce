ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_once_per_family";--> statement-breakpoint
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_written_by_somebody";--> statement-breakpoint
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_family_id_families_id_fk";
--> statement-breakpoint
DROP INDEX "packing_items_family_id_trip_id_index";--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "user_id" DROP DEFAULT;--> statement-breakpoint
-- An address is now its maker's own. Where she is unknown or has left, it ends.
DELETE FROM "calendar_feeds" WHERE NOT EXISTS (
	SELECT FROM "family_members" "maker"
	WHERE "maker"."family_id" = "calendar_feeds"."family_id" AND "maker"."user_id"::text = "calendar_feeds"."user_id"
);--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "user_id" SET DATA TYPE uuid USING "user_id"::uuid;--> statement-breakpoint
-- The assistant must not keep a secret for undo.
DROP TRIGGER "record_row" ON "calendar_feeds";--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "proves_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_membership" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."family_members"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recorded_rows_user_id_index" ON "recorded_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recorded_rows_also_found" ON "recorded_rows" USING btree ((coalesce(after, before) ->> 'user_id'));--> statement-breakpoint
CREATE INDEX "sessions_family_id_index" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "appointments_user_id_index" ON "appointments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointments_child_id_index" ON "appointments" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "booking_links_user_id_index" ON "booking_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "changed_occurrences_user_id_index" ON "changed_occurrences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "changed_occurrences_appointment_id_index" ON "changed_occurrences" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "birthdays_user_id_index" ON "birthdays" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_user_id_index" ON "events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_user_id_index" ON "invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_accepted_by_index" ON "invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "grocery_items_user_id_index" ON "grocery_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grocery_items_list_id_index" ON "grocery_items" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "grocery_lists_user_id_index" ON "grocery_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grocery_lists_store_id_index" ON "grocery_lists" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "grocery_stores_user_id_index" ON "grocery_stores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staples_user_id_index" ON "staples" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "household_members_user_id_index" ON "household_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meal_planning_preferences_user_id_index" ON "meal_planning_preferences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meal_cells_user_id_index" ON "meal_cells" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meal_cells_plan_id_index" ON "meal_cells" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "meal_cells_recipe_id_index" ON "meal_cells" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "meal_plans_user_id_index" ON "meal_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outfit_plans_user_id_index" ON "outfit_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "packing_items_family_id_index" ON "packing_items" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "packing_items_user_id_index" ON "packing_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "packing_items_trip_id_index" ON "packing_items" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "planner_items_user_id_index" ON "planner_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "planner_items_child_id_index" ON "planner_items" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "plan_steps_user_id_index" ON "plan_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_steps_event_id_index" ON "plan_steps" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "plan_steps_birthday_id_index" ON "plan_steps" USING btree ("birthday_id");--> statement-breakpoint
CREATE INDEX "plan_steps_wishlist_id_index" ON "plan_steps" USING btree ("wishlist_id");--> statement-breakpoint
CREATE INDEX "plan_steps_trip_id_index" ON "plan_steps" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "food_categories_user_id_index" ON "food_categories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_pictures_user_id_index" ON "recipe_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_pictures_recipe_id_index" ON "recipe_pictures" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "recipes_user_id_index" ON "recipes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connected_services_user_id_index" ON "connected_services" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wand_proposals_user_id_index" ON "wand_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wand_proposals_turn_id_index" ON "wand_proposals" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "wand_turns_user_id_index" ON "wand_turns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "birthday_wishlists_user_id_index" ON "birthday_wishlists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "birthday_wishlists_child_id_index" ON "birthday_wishlists" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "past_gifts_user_id_index" ON "past_gifts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "past_gifts_child_id_index" ON "past_gifts" USING btree ("child_id");--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_one_per_member" UNIQUE("user_id","family_id");