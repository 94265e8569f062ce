ALTER TABLE "appointments" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "changed_occurrences" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "birthdays" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "planner_items" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "connected_services" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "birthday_wishlists" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_assignee_id_household_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_occurrences" ADD CONSTRAINT "changed_occurrences_assignee_id_household_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthdays" ADD CONSTRAINT "birthdays_assignee_id_household_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_assignee_id_household_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_items" ADD CONSTRAINT "planner_items_assignee_id_household_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_assignee_id_household_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_services" ADD CONSTRAINT "connected_services_assignee_id_household_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birthday_wishlists" ADD CONSTRAINT "birthday_wishlists_assignee_id_household_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."household_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_assignee_id_index" ON "appointments" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "changed_occurrences_assignee_id_index" ON "changed_occurrences" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "birthdays_assignee_id_index" ON "birthdays" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "events_assignee_id_index" ON "events" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "planner_items_assignee_id_index" ON "planner_items" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "plan_steps_assignee_id_index" ON "plan_steps" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "connected_services_assignee_id_index" ON "connected_services" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "birthday_wishlists_assignee_id_index" ON "birthday_wishlists" USING btree ("assignee_id");