import { Redirect, useSearchParams } from 'wouter';
import { pageFor } from './shared-to.ts';

/** Opened by the phone's share menu, as the manifest says: goes on to the page that shows what was shared. */
export function SharePage() {
  const [search] = useSearchParams();
  const part = (name: string) => search.get(name) ?? '';
  return <Redirect to={pageFor({ title: part('title'), text: part('text'), url: part('url') })} replace />;
}
