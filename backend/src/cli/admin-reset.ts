import { ResetAdmin } from '../modules/identity/index.js';
import { onProduct } from './on-product.js';

await onProduct(async (app) => {
  const username = process.argv[2] ?? null;
  const made = await app.get(ResetAdmin).execute(username);
  if (made) {
    console.log(`Usuário: ${made.username}`);
    console.log(`Senha de uso único: ${made.password}`);
    console.log('As sessões deste administrador foram encerradas e a verificação em duas etapas foi desligada.');
  } else {
    console.error(
      username === null
        ? 'Não há administrador. Configure ADMIN_USERNAME e ADMIN_PASSWORD e inicie o produto.'
        : `Não há administrador com o nome ${username}. Os nomes estão em Administração › Configurações.`,
    );
    process.exitCode = 1;
  }
});
