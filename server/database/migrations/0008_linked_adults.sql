DROP INDEX "household_members_family_id_index";--> statement-breakpoint
ALTER TABLE "household_members" ADD COLUMN "linked_user_id" uuid;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_linked_user_id_users_id_fk" FOREIGN KEY ("linked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_members_linked_user_id_index" ON "household_members" USING btree ("linked_user_id");--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_once_per_family" UNIQUE("family_id","linked_user_id");