import type { ReactNode } from 'react';
import { MoneyToCome } from './money-to-come';
import classes from './what-goes.module.css';

/** What goes with an account, what stays and why. */
export function WhatGoes({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.ending}>
      {children}
      <MoneyToCome />
      <h3 className="medium spaced">O que é apagado agora</h3>
      <ul>
        <li>nome, e-mail, senha e preferências;</li>
        <li>o histórico: consultas e resultados;</li>
        <li>o acesso em todos os dispositivos.</li>
      </ul>
      <h3 className="medium spaced">O que a lei nos faz guardar</h3>
      <ul>
        <li>pagamentos, aceites e a auditoria das consultas, sob um código que não diz quem você é;</li>
        <li>data, hora e endereço de rede dos acessos, por seis meses.</li>
      </ul>
    </div>
  );
}
