import classes from './pix-steps.module.css';

/** What to do in the bank's app, in the order in which this screen offers it. */
export function PixSteps({ onPhone }: { onPhone: boolean }) {
  const steps = onPhone
    ? [
        ['Copie o código', 'Toque em “Copiar código Pix”.'],
        ['Abra o app do seu banco', 'Escolha Pix copia e cola e cole o código.'],
        ['Confira e confirme', 'Valor e recebedor são os desta página. A aprovação aparece aqui.'],
      ]
    : [
        ['Abra o app do seu banco', 'Escolha pagar com Pix por QR code.'],
        ['Aponte a câmera', 'Ou cole o código copiado em Pix copia e cola.'],
        ['Confira e confirme', 'Valor e recebedor são os desta página. A aprovação aparece aqui.'],
      ];
  return (
    <ol className={classes.steps}>
      {steps.map(([title, text]) => (
        <li key={title} className={classes.step}>
          <strong>{title}</strong>
          <span className="soft">{text}</span>
        </li>
      ))}
    </ol>
  );
}
