import { Button } from '@mantine/core';
import { useLazyAuditBooksQuery } from '../../../shared/api/generated';
import { counted } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import classes from './ledger.module.css';
import { FAULTS } from './ledger-labels';

/** Whether the books agree with themselves, in plain words. */
export function BooksCheck() {
  const [check, { data, error, isFetching }] = useLazyAuditBooksQuery();
  const faults = data?.data;
  return (
    <section
      className={`row boxed ${classes.check}`}
      aria-label="Conferência dos livros"
      data-sound={faults && faults.length === 0}
    >
      <div>
        <p role="status">
          {!faults && !error && 'Compara o dinheiro do livro com os planos concedidos e com os usos dos códigos.'}
          {faults?.length === 0 &&
            'Os livros conferem: cada valor recebido tem o seu plano, e nenhum código passou do máximo.'}
          {faults &&
            faults.length > 0 &&
            `${counted(faults.length, 'ponto')}${data?.totalCapped ? ' ou mais' : ''} a verificar:`}
        </p>
        {faults && faults.length > 0 && (
          <ul className={`small grid gap-2 ${classes.faults}`}>
            {faults.map(({ fault, subject }) => (
              <li key={`${fault}${subject}`}>
                {FAULTS[fault]} <code className="tiny breaks">{subject}</code>
              </li>
            ))}
          </ul>
        )}
        <Problem error={error} text="Não foi possível conferir os livros." />
      </div>
      <Button variant="default" loading={isFetching} onClick={() => check()}>
        Conferir livros
      </Button>
    </section>
  );
}
