import { expect, test } from '@playwright/test';
import { enterAsNewAdmin, onDatabase, PASSWORD } from './admins.js';
import { expectNoViolations } from './axe.js';
import { ALSO_ON_A_PHONE } from './phone.js';

test(
  'an administrator suppresses a person, checks it, and lifts it after proving who asks',
  { tag: ALSO_ON_A_PHONE },
  async ({ page }, { project }) => {
    const admin = await enterAsNewAdmin(page);
    await page.goto('/admin');
    const menu = page.getByRole('navigation', { name: 'Administração' });
    if (project.name === 'phone') await menu.getByRole('button', { name: 'Dashboard' }).click();
    await menu.getByRole('link', { name: 'Supressões' }).click();
    await expect(page.getByRole('heading', { name: 'Supressões', level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'Suprimir uma pessoa' }).click();
    const form = page.getByRole('dialog', { name: 'Suprimir uma pessoa' });
    await form.getByRole('button', { name: 'Suprimir', exact: true }).click();
    await expect(form.getByText('CPF inválido. Verifique o formato e os dígitos.')).toBeVisible();
    await expect(form.getByLabel('CPF', { exact: true })).toBeFocused();
    await expectNoViolations(page);
    const reference = `PEDIDO-${admin.slice(0, 8)}`;
    await form.getByLabel('CPF', { exact: true }).fill('111.444.777-35');
    await form.getByRole('button', { name: 'Acrescentar outro dado' }).click();
    await form.getByRole('textbox', { name: 'Nome completo' }).fill('Célia Bastos Quintela');
    await form.getByLabel('Protocolo ou processo').fill(reference);
    await form.getByRole('button', { name: 'Suprimir', exact: true }).click();
    await expect(page.getByText('2 supressões em vigor.')).toBeVisible();
    await expect(page.getByRole('cell', { name: reference }).first()).toBeVisible();
    await expect(page.getByText('111.444.777-35')).toHaveCount(0);
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Conferir um documento' }).click();
    const check = page.getByRole('dialog', { name: 'Conferir um documento' });
    await check.getByLabel('CPF', { exact: true }).fill('111.444.777-35');
    await check.getByRole('button', { name: 'Conferir', exact: true }).click();
    await expect(check.getByText(/^Está suprimido: nada é mostrado a quem o consulta/)).toBeVisible();
    await check.getByRole('button', { name: 'Fechar' }).click();

    await onDatabase("update sessions set proven_until = now() - interval '1 second' where account_id = $1", [admin]);
    if (project.name === 'phone') await page.getByText('Filtros e ordem', { exact: true }).click();
    await page.getByLabel('Reconhecida por').selectOption('cpf');
    await page.getByLabel('Protocolo').fill(reference);
    await page.getByLabel('Protocolo').press('Enter');
    await expect(page.getByText('1 de 1 supressão')).toBeVisible();
    await page.getByRole('button', { name: `Levantar: CPF, ${reference}` }).click();
    await page.getByRole('dialog', { name: 'Levantar a supressão?' }).getByRole('button', { name: 'Levantar' }).click();
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Supressão levantada.')).toBeVisible();
    await expect(page.getByText(/Levantada em .+ por Administração/)).toBeVisible();
    await page.getByLabel('Situação').selectOption('em_vigor');
    await expect(page.getByText('Nada com estes filtros')).toBeVisible();
  },
);
