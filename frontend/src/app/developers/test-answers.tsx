import { TEST_ANSWERS } from '@kernel/test-answers';
import classes from './developers-page.module.css';

/** Documents with which a key for tests fails on purpose. */
export function TestAnswerTable() {
  return (
    <div className={classes.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">Documento</th>
            <th scope="col">Status</th>
            <th scope="col">code</th>
            <th scope="col">O que houve</th>
          </tr>
        </thead>
        <tbody>
          {TEST_ANSWERS.map(({ type, document, status, code, meaning }) => (
            <tr key={document}>
              <th scope="row">
                {type.toUpperCase()} <code>{document}</code>
              </th>
              <td className="tabular">{status}</td>
              <td>{code && <code>{code}</code>}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
