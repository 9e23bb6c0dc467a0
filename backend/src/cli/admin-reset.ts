import { ResetAdmin } from '../modules/identity/index.js';
import { onProduct } from './on-product.js';

await onProduct(async (app) => {
  const made = await app.get(ResetAdmin).execute(process.argv[2] ?? null);
  if (made) {
    console.log(`Usuário: ${made.username}`);
    console.log(`Senha de uso único: ${made.password}`);
    console.log('As sessões deste administrador foram encerradas e a verificação em duas etapas foi desligada.');
  } else {
    console.error('Não há administrador com esse nome. Configure ADMIN_USERNAME e ADMIN_PASSWORD e inicie o produto.');
    process.exitCode = 1;
  }
});
