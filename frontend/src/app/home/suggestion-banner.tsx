import { ActionLink } from '../../shared/ui/action';
import section from './section.module.css';
import classes from './suggestion-banner.module.css';

export function SuggestionBanner() {
  return (
    <section className={section.section} aria-labelledby="sugestao-titulo">
      <div className={`boxed ${classes.banner}`}>
        <div>
          <h2 id="sugestao-titulo" className={classes.title}>
            Tem uma sugestão?
          </h2>
          <p className="soft nearest">Conte uma ideia ou um problema: cada mensagem é lida por uma pessoa.</p>
        </div>
        <ActionLink to="/sugestoes" look="outline">
          Escrever
        </ActionLink>
      </div>
    </section>
  );
}
