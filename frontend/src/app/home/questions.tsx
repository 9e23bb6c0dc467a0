import { PURPOSES } from '@kernel/purposes';
import { Link } from 'react-router-dom';
import classes from './questions.module.css';
import section from './section.module.css';

const QUESTIONS = [
  {
    question: 'De onde vêm os dados?',
    answer:
      'CNPJ e CEP vêm de bases públicas abertas. As consultas de pessoas usam só fontes contratadas por quem opera o serviço. Cada resultado diz a fonte e a hora em que foi obtido.',
  },
  {
    question: 'Posso consultar qualquer pessoa?',
    answer: `Só com uma finalidade prevista em lei. Antes de consultar uma pessoa você escolhe uma delas: ${Object.values(
      PURPOSES,
    )
      .join(', ')
      .toLowerCase()}. A escolha fica registrada com a consulta.`,
  },
  {
    question: 'Como funciona o pagamento?',
    answer:
      'Você escolhe o plano e recebe um QR code e um código Pix, válidos por 15 minutos. O acesso é liberado assim que o banco confirma o pagamento.',
  },
  {
    question: 'A assinatura renova sozinha?',
    answer: 'Não. Cada pagamento vale pelos dias do plano. No fim, o acesso às consultas para até você pagar de novo.',
  },
] as const;

export function Questions() {
  return (
    <section className={`${section.section} ${classes.questions}`} aria-labelledby="perguntas">
      <h2 id="perguntas" className={section.title}>
        Perguntas frequentes
      </h2>
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={classes.item}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
        <p className={classes.more}>
          O que é guardado e por quanto tempo está no <Link to="/privacidade">aviso de privacidade</Link>. Alguém
          consultou seus dados? <Link to="/titular">Peça para saber ou para não aparecer mais</Link>.
        </p>
      </div>
    </section>
  );
}
