/** The channel on which an account's id is sent when it, its sessions or its consents have changed. */
export const ACCOUNT_CHANGED = 'account_changed';
