import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { openDatabase } from '#server/database/open.ts';

/** The baseline: Node's own HTTP server with the same two prepared statements. No contract, no protection, no log. */
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR ?? '' });

const session = {
  name: 'session',
  text: `select s.user_id, s.family_id, m.role from sessions s
    left join family_members m on m.family_id = s.family_id and m.user_id = s.user_id
    where s.sid = $1 and s.expire > now()`,
};
const list = {
  name: 'list',
  text: `select id, family_id, user_id, created_at, updated_at, member_type, name, birthdate, gender, relationship, pet_type, breed,
    dietary_restrictions, allergies, health_notes, clothing_size, shoe_size, notes, preferences, favorite_colors, schedule
    from household_members where family_id = $1 order by created_at, id`,
};

const server = createServer(async (request, response) => {
  const secret = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const sid = createHash('sha256').update(secret).digest('base64url');
  const person = (await database.pool.query({ ...session, values: [sid] })).rows[0];
  if (!person) return response.writeHead(401).end();
  const { rows } = await database.pool.query({ ...list, values: [person.family_id] });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));

process.on('SIGTERM', async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});
