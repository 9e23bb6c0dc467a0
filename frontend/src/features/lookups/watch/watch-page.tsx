import { Button, TextInput } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetWatchlistQuery } from '../../../shared/api/generated';
import { Loaded } from '../../../shared/ui/loaded';
import { usePageTitle } from '../../../shared/ui/page-title';
import { COMPANIES } from '../paths';
import { PasteListDialog } from './paste-list-dialog';
import { WatchList } from './watch-list';
import { WatchMeter } from './watch-meter';
import classes from './watch-page.module.css';

const TITLE = 'Acompanhamento';

/** The companies that this account follows: how they stand, what changed last, and the ways to follow more of them or fewer. */
export function WatchPage() {
  usePageTitle(TITLE);
  const query = useGetWatchlistQuery(undefined, { refetchOnMountOrArgChange: true });
  const [pasting, setPasting] = useState(false);
  const [searchText, setSearchText] = useState('');
  return (
    <div className={classes.page}>
      <h1 className="page-title">{TITLE}</h1>
      <p className="soft medium near readable">
        Todo mês a Receita Federal publica o cadastro das empresas. Quando o de uma destas muda, você recebe um aviso.{' '}
        <Link to="/consultas?aba=perfil">Escolher avisos</Link>
      </p>
      <Loaded query={query} failed="Não foi possível carregar suas empresas" connection="Verifique sua conexão.">
        {({ data, limit, used }) => (
          <>
            <WatchMeter used={used} limit={limit} />
            {used === 0 ? (
              <section className={`boxed stack-3 away ${classes.empty}`} aria-label="Nenhuma empresa">
                <h2 className="size-20">Nenhuma empresa na sua lista</h2>
                <p>
                  Clientes, fornecedores, concorrentes: acompanhe uma pelo botão <strong>Acompanhar</strong> na consulta
                  de CNPJ, ou várias de uma vez.
                </p>
                <p className="row gap-3-5 middle">
                  {limit > 0 && <Button onClick={() => setPasting(true)}>Colar uma lista</Button>}
                  <Link to={COMPANIES}>Buscar empresas</Link>
                </p>
              </section>
            ) : (
              <>
                <div className={`row ${classes.tools}`}>
                  <TextInput
                    label="Filtrar"
                    placeholder="Nome ou CNPJ"
                    type="search"
                    autoComplete="off"
                    className={classes.filter ?? ''}
                    value={searchText}
                    onChange={({ currentTarget }) => setSearchText(currentTarget.value)}
                  />
                  {limit > 0 && (
                    <Button
                      variant="default"
                      leftSection={<IconClipboardList size={18} stroke={1.7} aria-hidden />}
                      onClick={() => setPasting(true)}
                    >
                      Colar uma lista
                    </Button>
                  )}
                </div>
                <WatchList companies={data} searchText={searchText} onClear={() => setSearchText('')} />
              </>
            )}
          </>
        )}
      </Loaded>
      {pasting && <PasteListDialog onClose={() => setPasting(false)} />}
    </div>
  );
}
