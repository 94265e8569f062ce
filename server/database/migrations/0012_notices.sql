CREATE TABLE "family_due_checks" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"check_at" timestamp (3) with time zone NOT NULL,
	"checked_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"appointment_id" uuid,
	"event_id" uuid,
	"birthday_id" uuid,
	"child_id" uuid,
	"wishlist_id" uuid,
	"planner_item_id" uuid,
	"plan_step_id" uuid,
	"type" text NOT NULL,
	"leads" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "notice_leads_written_by_somebody" CHECK ("notice_leads"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"choices" jsonb NOT NULL,
	"webhook_secret" text,
	"confirmed_email" text,
	CONSTRAINT "notice_settings_one_per_person" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"record_id" uuid,
	"occasion" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"useful_until" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"try_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"reason" text,
	"device_id" uuid,
	CONSTRAINT "notices_once_per_family" UNIQUE("family_id","key"),
	CONSTRAINT "notices_written_by_somebody" CHECK ("notices"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"endpoint_secret" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"keys_secret" jsonb NOT NULL,
	"session_hash" text,
	"last_sent_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"tested_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "push_devices_endpointHash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "family_due_checks" ADD CONSTRAINT "family_due_checks_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_leads" ADD CONSTRAINT "notice_leads_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_leads" ADD CONSTRAINT "notice_leads_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_leads" ADD CONSTRAINT "notice_leads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_leads" ADD CONSTRAINT "notice_leads_birthday_id_birthdays_id_fk" FOREIGN KEY ("birthday_id") REFERENCES "public"."birthdays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_leads" ADD CONSTRAINT "notice_leads_child_id_household_members_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."household_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_leads" ADD CONSTRAINT "notice_leads_wishlist_id_birthday_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."birthday_wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_leads" ADD CONSTRAINT "notice_leads_planner_item_id_planner_items_id_fk" FOREIGN KEY ("planner_item_id") REFERENCES "public"."planner_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_leads" ADD CONSTRAINT "notice_leads_plan_step_id_plan_steps_id_fk" FOREIGN KEY ("plan_step_id") REFERENCES "public"."plan_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_hash_sessions_sid_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_due_checks_check_at_index" ON "family_due_checks" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "notice_leads_family_id_index" ON "notice_leads" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "notice_leads_user_id_index" ON "notice_leads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notice_leads_appointment_id_index" ON "notice_leads" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "notice_leads_event_id_index" ON "notice_leads" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "notice_leads_birthday_id_index" ON "notice_leads" USING btree ("birthday_id");--> statement-breakpoint
CREATE INDEX "notice_leads_child_id_index" ON "notice_leads" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "notice_leads_wishlist_id_index" ON "notice_leads" USING btree ("wishlist_id");--> statement-breakpoint
CREATE INDEX "notice_leads_planner_item_id_index" ON "notice_leads" USING btree ("planner_item_id");--> statement-breakpoint
CREATE INDEX "notice_leads_plan_step_id_index" ON "notice_leads" USING btree ("plan_step_id");--> statement-breakpoint
CREATE INDEX "notices_family_id_due_at_index" ON "notices" USING btree ("family_id","due_at");--> statement-breakpoint
CREATE INDEX "notices_user_id_index" ON "notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_user_id_index" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_session_hash_index" ON "push_devices" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "notices_to_send_index" ON "notices" USING btree ("try_at") WHERE state IN ('waiting', 'sending');--> statement-breakpoint
SELECT record_rows_of('notice_leads');--> statement-breakpoint
-- Whoever called an adult of the household herself is that adult, if there is no doubt.
UPDATE household_members AS adult SET linked_user_id = member.user_id FROM family_members AS member
WHERE adult.member_type = 'adult' AND adult.relationship = 'self' AND adult.linked_user_id IS NULL
	AND member.family_id = adult.family_id AND member.user_id::text = adult.user_id
	AND NOT EXISTS (
		SELECT 1 FROM household_members AS other WHERE other.family_id = adult.family_id AND other.id <> adult.id
			AND (other.linked_user_id = member.user_id OR (other.relationship = 'self' AND other.user_id = adult.user_id))
	);--> statement-breakpoint
-- The clock of the due checks. A test may set it for its transaction.
CREATE FUNCTION due_clock() RETURNS timestamptz LANGUAGE sql STABLE AS $$
	SELECT coalesce(nullif(current_setting('mothership.now', true), '')::timestamptz, now())
$$;--> statement-breakpoint
-- Lets a family's due check run at once. What was not yet due by the old rows, before this moment, is not made up for by the
-- new ones: the check starts at this moment, or where an older check is still to be done.
CREATE FUNCTION check_family_again(family uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('mothership.family_to_check', true) IS NOT DISTINCT FROM family::text THEN RETURN; END IF;
	INSERT INTO family_due_checks AS checks (family_id, check_at, checked_until)
	SELECT id, 'epoch', due_clock() FROM families WHERE id = family
	ON CONFLICT (family_id) DO UPDATE SET check_at = 'epoch',
		checked_until = greatest(checks.checked_until, least(checks.check_at - interval '1 millisecond', due_clock()));
	PERFORM set_config('mothership.family_to_check', family::text, true);
END $$;--> statement-breakpoint
CREATE FUNCTION check_due_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN PERFORM check_family_again(OLD.family_id); ELSE PERFORM check_family_again(NEW.family_id); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred, so that the family's row is the last lock of each transaction and no two transactions wait for each other.
CREATE FUNCTION check_due_after_changes_of(name regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'CREATE CONSTRAINT TRIGGER check_due_again AFTER INSERT OR UPDATE OR DELETE ON %s
		DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_due_again()', name);
END $$;--> statement-breakpoint
SELECT check_due_after_changes_of(name::regclass) FROM unnest(ARRAY[
	'appointments', 'changed_occurrences', 'events', 'planner_items', 'plan_steps', 'birthdays', 'birthday_wishlists',
	'connected_services', 'household_members', 'family_members', 'notice_leads'
]) AS tables(name);--> statement-breakpoint
CREATE FUNCTION check_due_in_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM check_family_again(NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER check_due_again AFTER UPDATE OF time_zone ON families
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_due_in_zone();--> statement-breakpoint
CREATE FUNCTION check_due_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM check_family_again(family_id) FROM (
		SELECT family_id FROM family_members WHERE user_id = NEW.user_id ORDER BY family_id
	) AS hers;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER check_due_again AFTER INSERT OR UPDATE ON notice_settings
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_due_of_person();--> statement-breakpoint
-- Nothing from before the upgrade is due.
INSERT INTO family_due_checks (family_id, check_at, checked_until) SELECT id, now(), now() FROM families;
