import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './server/database/tenants.ts',
    './server/database/recording-table.ts',
    './server/database/due-checks-table.ts',
    './server/http/tables.ts',
    './server/oidc/**/tables.ts',
    './capabilities/*/server/tables.ts',
  ],
  out: './server/database/migrations',
});
