CREATE TABLE "recorded_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "recorded_rows_once_per_family" UNIQUE("family_id","action_id","place"),
	CONSTRAINT "recorded_rows_written_by_somebody" CHECK ("recorded_rows"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "wand_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"turn_id" uuid,
	"place" integer NOT NULL,
	"tool" text NOT NULL,
	"values" jsonb NOT NULL,
	"card" jsonb NOT NULL,
	"quote" text,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"result_path" text,
	"result_id" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "wand_proposals_written_by_somebody" CHECK ("wand_proposals"."user_id" <> 'default_user')
);
--> statement-breakpoint
CREATE TABLE "wand_turns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" text DEFAULT 'default_user' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"message" text NOT NULL,
	"file_name" text,
	"answer" text,
	"outcome" text,
	"memory" jsonb,
	CONSTRAINT "wand_turns_written_by_somebody" CHECK ("wand_turns"."user_id" <> 'default_user')
);
--> statement-breakpoint
ALTER TABLE "recorded_rows" ADD CONSTRAINT "recorded_rows_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wand_proposals" ADD CONSTRAINT "wand_proposals_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wand_proposals" ADD CONSTRAINT "wand_proposals_turn_id_wand_turns_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."wand_turns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wand_turns" ADD CONSTRAINT "wand_turns_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wand_proposals_family_id_status_index" ON "wand_proposals" USING btree ("family_id","status");--> statement-breakpoint
CREATE INDEX "wand_turns_family_id_index" ON "wand_turns" USING btree ("family_id");--> statement-breakpoint
CREATE FUNCTION record_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	action uuid := current_setting('mothership.action')::uuid;
	kept record;
BEGIN
	IF TG_OP = 'DELETE' THEN kept := OLD; ELSE kept := NEW; END IF;
	INSERT INTO recorded_rows (family_id, user_id, action_id, place, table_name, row_id, before, after)
	SELECT kept.family_id, current_setting('mothership.person'), action,
		(SELECT count(*) FROM recorded_rows WHERE family_id = kept.family_id AND action_id = action),
		TG_TABLE_NAME, kept.id,
		CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END,
		CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION record_rows_of(name regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'CREATE TRIGGER record_row AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
		WHEN (coalesce(current_setting(''mothership.action'', true), '''') <> '''') EXECUTE FUNCTION record_row()', name);
END $$;--> statement-breakpoint
SELECT record_rows_of(format('%I', table_name)::regclass)
FROM information_schema.columns
WHERE table_schema = 'public' AND column_name = 'family_id'
	AND table_name NOT IN ('family_members', 'sessions', 'recorded_rows', 'wand_turns', 'wand_proposals');
