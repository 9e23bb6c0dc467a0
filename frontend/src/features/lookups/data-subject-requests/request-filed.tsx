import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { CopyButton } from '../result/copy-button';
import classes from './data-subject-requests.module.css';
import protocolStyles from './protocol.module.css';

/** The request is in: its number, and the one thing to do next. */
export function RequestFiled({ protocol }: { protocol: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <NarrowPage width="wide">
      <IconCircleCheck size={40} stroke={1.6} className="success" aria-hidden />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Pedido recebido
      </h1>
      <p className={classes.lead}>Guarde este número: é com ele que você acompanha o pedido.</p>
      <p className={`row ${protocolStyles.protocol}`}>
        <span className={protocolStyles.number}>{protocol}</span>
        <CopyButton value={protocol} label="Copiar protocolo" words="Copiar" />
      </p>
      <p>
        Falta um passo: abra o e-mail que você informou e clique em <strong>Confirmar o pedido</strong>. Sem isso o
        pedido não anda. Não chegou? Veja a caixa de spam.
      </p>
      <p>
        <Link to="/titular/acompanhar" state={{ protocol }}>
          Acompanhar este pedido
        </Link>
      </p>
    </NarrowPage>
  );
}
