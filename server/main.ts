import './quick-drizzle.ts';

await import('./start.ts');
