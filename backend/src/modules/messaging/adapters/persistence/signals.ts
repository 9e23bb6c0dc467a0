/** The channel on which a broadcast's number is sent when it has gone out. */
export const BROADCAST_SENT = 'broadcast_sent';

/** The channel on which `account number` is sent when an account has read a message. */
export const MESSAGE_READ = 'message_read';
