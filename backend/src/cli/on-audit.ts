import { AuditCommand } from '../modules/lookups/index.js';
import { onProduct } from './on-product.js';

/** Runs a command on the product's audit. */
export function onAudit(command: (audit: AuditCommand) => Promise<void>): Promise<void> {
  return onProduct((app) => command(app.get(AuditCommand)));
}
