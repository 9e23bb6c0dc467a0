import classes from './specimen.module.css';

const ROWS = [
  ['Nome', 'Helena Prado Vasques'],
  ['Nascimento', '14/03/1987'],
  ['Situação cadastral', 'Regular'],
  ['Telefone', '(31) *****-4402'],
  ['Cidade', 'Belo Horizonte, MG'],
] as const;

/** What a result looks like, with an invented person, seen through the focus brackets of the mark. */
export function Specimen() {
  return (
    <figure className={classes.specimen}>
      <div className={classes.card}>
        <div className={classes.head}>
          <span className="soft small bold">CPF</span>
          <span className={classes.subject}>***.982.247-**</span>
          <span className={classes.status}>Encontrado</span>
        </div>
        <dl className={classes.rows}>
          {ROWS.map(([label, value]) => (
            <div key={label} className={classes.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <dl className={classes.trace}>
          <div>
            <dt>Finalidade</dt>
            <dd>Prevenção a fraude</dd>
          </div>
          <div>
            <dt>Consultado</dt>
            <dd>14:35:08</dd>
          </div>
          <div>
            <dt>Protocolo</dt>
            <dd>019a-7f3c</dd>
          </div>
        </dl>
      </div>
      <figcaption className={classes.caption}>Exemplo de resultado, com uma pessoa inventada.</figcaption>
    </figure>
  );
}
