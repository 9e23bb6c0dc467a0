import { relative } from 'node:path';

/** What the person at the terminal needs to begin, in Portuguese, one fact a line. */
export function banner({ settings, demo, admin, seconds }) {
  const url = `http://127.0.0.1:${settings.port}`;
  const sandbox = `http://127.0.0.1:${settings.sandboxPort}`;
  const facts = [
    ['Página', url],
    demo && ['Assinante', `${demo.email} · senha ${demo.password}`],
    [
      'Administração',
      admin ? `${admin.username} · senha de uso único ${admin.password}` : 'senha nova: npm run admin:reset',
    ],
    ...(settings.sandbox
      ? [
          ['Mundo fictício', sandbox],
          ['Banco Pix', `${sandbox}/pix`],
          ['Caixa de e-mail', `${sandbox}/mailbox`],
          ['WhatsApp', `${sandbox}/whatsapp`],
        ]
      : []),
    ['Registros', short(`${settings.dataDir}/logs`)],
  ];
  const lines = facts.filter(Boolean).map(([name, value]) => `  ${name.padEnd(16)} ${value}`);
  return [
    '',
    `  Nítido está no ar (${seconds.toFixed(1).replace('.', ',')} s)`,
    '',
    ...lines,
    '',
    '  Ctrl-C encerra tudo em ordem.',
    '',
  ].join('\n');
}

function short(path) {
  const here = relative('.', path);
  return here.startsWith('..') ? path : here;
}
