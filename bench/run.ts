/** Everything we claim about speed, one after the other. */
import './route-sizes.ts';
import './start-up.ts';
import './list-route.ts';
