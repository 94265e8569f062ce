import { Redirect, useSearchParams } from 'wouter';
import { pageForShared } from './shared-content.ts';

/** Opened by the phone's share menu, as the manifest says: goes on to the page that shows what was shared. */
export function SharePage() {
  const [search] = useSearchParams();
  const part = (name: string) => search.get(name) ?? '';
  return <Redirect to={pageForShared({ title: part('title'), text: part('text'), url: part('url') })} replace />;
}
