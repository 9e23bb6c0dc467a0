import { serve } from './plain-server.js';
import { accountOf, save } from './plain-steps.js';

/** The least that a lookup can be: node:http, one undici pool, pg with named statements. */
serve({ accountOf, save });
