import { ActionLink } from '../../shared/ui/action';
import { Typewriter } from '../../shared/ui/typewriter';
import classes from './hero.module.css';
import { Specimen } from './specimen';

const SLOGANS = [
  'Confira um CPF antes de fechar negócio.',
  'Saiba quem responde por um CNPJ.',
  'Veja a fonte e a hora de cada dado.',
  'Declare a finalidade e consulte com registro.',
  'Pague com Pix e comece em seguida.',
  'Encontre tudo de novo no seu histórico.',
] as const;

export function Hero() {
  return (
    <section className={classes.hero}>
      <div>
        <h1 className={classes.title}>Consultas claras, com responsabilidade.</h1>
        <Typewriter sentences={SLOGANS} />
        <div className={classes.actions}>
          <ActionLink to="/consultas" size="lg">
            Iniciar Consulta
          </ActionLink>
          <a href="#precos" className={classes.more}>
            Ver preços
          </a>
        </div>
      </div>
      <Specimen />
    </section>
  );
}
