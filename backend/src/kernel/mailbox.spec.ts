import { mailboxOf } from './mailbox.js';

describe('the mailbox behind an address', () => {
  it.each([
    ['ana.souza@gmail.com', 'anasouza@gmail.com'],
    ['a.n.a.souza+loja+2@gmail.com', 'anasouza@gmail.com'],
    ['ana.souza@googlemail.com', 'anasouza@gmail.com'],
    ['ana.souza+loja@google.com', 'ana.souza@google.com'],
    ['ana.souza+loja@outlook.com', 'ana.souza@outlook.com'],
    ['ana+loja@icloud.com', 'ana@icloud.com'],
    ['ana+loja@proton.me', 'ana@proton.me'],
    ['ana+loja@fastmail.com', 'ana@fastmail.com'],
    ['ana.souza+loja@empresa.com.br', 'ana.souza+loja@empresa.com.br'],
    ['+loja@gmail.com', '+loja@gmail.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });
});
