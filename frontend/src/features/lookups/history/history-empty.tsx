import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { StatePanel } from '../../../shared/ui/state-panel';
import { CHOOSE } from '../paths';

/** An account that has looked nothing up. */
export function NothingYet() {
  return (
    <StatePanel title="Nenhuma consulta realizada" text="Cada consulta que você fizer fica guardada aqui.">
      <Button component={Link} to={CHOOSE} mt="lg">
        Fazer uma consulta
      </Button>
    </StatePanel>
  );
}

/** A history that has nothing for these filters or this text. */
export function NothingFound({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <StatePanel
      title="Nenhuma consulta encontrada"
      text={
        searched
          ? 'A busca olha o que você consultou, não o que foi encontrado: o documento, telefone ou e-mail inteiro, palavras inteiras de um nome, o tipo ou uma etiqueta de dossiê. O que foi encontrado sobre uma pessoa fica junto no dossiê dela.'
          : 'Nenhuma consulta do histórico passa por estes filtros.'
      }
      action={{ label: 'Limpar filtros', onClick: onClear }}
    />
  );
}
