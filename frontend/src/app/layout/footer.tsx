import { Link } from 'react-router-dom';
import { Logo } from '../../shared/ui/logo';
import classes from './footer.module.css';
import { ThemeChoice } from './theme-choice';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo />
          <p className="soft small near">Consultas claras, com responsabilidade.</p>
        </div>
        <nav aria-label="Rodapé" className={classes.links}>
          <Link to="/termos">Termos de uso</Link>
          <Link to="/privacidade">Privacidade</Link>
          <Link to="/titular">Titular de dados</Link>
          <Link to="/verificar">Conferir relatório</Link>
          <Link to="/status">Situação do serviço</Link>
          <Link to="/desenvolvedores">Desenvolvedores</Link>
          <Link to="/sugestoes">Sugestões</Link>
        </nav>
        <ThemeChoice />
      </div>
    </footer>
  );
}
