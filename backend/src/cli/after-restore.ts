import { CLEANUP_AFTER_RESTORE } from '../modules/admin/index.js';
import { IDENTITY_AFTER_RESTORE } from '../modules/identity/index.js';
import {
  BATCHES_AFTER_RESTORE,
  DATA_REQUESTS_AFTER_RESTORE,
  HISTORY_AFTER_RESTORE,
  LIMITS_AFTER_RESTORE,
  SOURCES_AFTER_RESTORE,
  SUPPRESSIONS_AFTER_RESTORE,
} from '../modules/lookups/index.js';
import { SUBSCRIBER_EMAILS_AFTER_RESTORE, WHATSAPP_AFTER_RESTORE } from '../modules/messaging/index.js';
import { WATCH_AFTER_RESTORE } from '../modules/watch/index.js';
import { SETTINGS_AFTER_RESTORE } from '../platform/settings/after-restore.js';

/** What each module does once an older copy of its tables is back. */
export const AFTER_RESTORE = [
  SUPPRESSIONS_AFTER_RESTORE,
  DATA_REQUESTS_AFTER_RESTORE,
  IDENTITY_AFTER_RESTORE,
  HISTORY_AFTER_RESTORE,
  SUBSCRIBER_EMAILS_AFTER_RESTORE,
  WATCH_AFTER_RESTORE,
  LIMITS_AFTER_RESTORE,
  SOURCES_AFTER_RESTORE,
  SETTINGS_AFTER_RESTORE,
  WHATSAPP_AFTER_RESTORE,
  BATCHES_AFTER_RESTORE,
  CLEANUP_AFTER_RESTORE,
];
