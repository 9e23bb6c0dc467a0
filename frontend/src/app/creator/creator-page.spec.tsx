import { screen } from '@testing-library/react';
import { useTestServer } from '../../shared/testing/test-server';
import { showProduct } from '../testing';

const CONFIG = { captcha: null, demonstration: false, termsVersion: 'x', supportWhatsapp: '5511987654321' };

describe('the creator page', () => {
  const server = useTestServer();
  const open = async (stats: object, config: object = CONFIG) => {
    server.on('GET /api/public/config', { body: config });
    server.on('GET /api/public/stats', stats);
    await showProduct('/criador');
    await screen.findByRole('heading', { level: 1, name: 'Quem faz o Nítido' });
  };

  it('opens a WhatsApp chat with a message to begin with', async () => {
    await open({ status: 500 });
    expect(await screen.findByRole('link', { name: 'Conversar no WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/5511987654321?text=Ol%C3%A1!%20Preciso%20de%20ajuda%20com%20o%20N%C3%ADtido.',
    );
  });

  it('opens the chat of the sandbox’s telephone in a demonstration', async () => {
    const demonstration = {
      ...CONFIG,
      supportWhatsapp: null,
      demonstration: true,
      sandboxUrl: 'http://127.0.0.1:3001',
    };
    await open({ status: 500 }, demonstration);
    expect(await screen.findByRole('link', { name: 'Conversar no WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:3001\/whatsapp\?text=Ol/),
    );
  });

  it('shows the figures that there are, and no card for one that there is not', async () => {
    await open({ body: { success: true, activeUsers: 1_200, lookups: 0, availability: 0.9991, at: 'x' } });
    expect(await screen.findByText('1,2 mil+')).toBeVisible();
    expect(screen.getByText('99,9%')).toBeVisible();
    expect(screen.queryByText('Consultas com resultado')).toBeNull();
  });

  it('counts one of a thing in the singular', async () => {
    await open({ body: { success: true, activeUsers: 1, lookups: 1, availability: null, at: 'x' } });
    expect(await screen.findByText('Assinante ativo')).toBeVisible();
    expect(screen.getByText('Consulta com resultado')).toBeVisible();
  });

  it('invents nothing when there are no figures, and shows no button without a number', async () => {
    await open({ status: 503 }, { ...CONFIG, supportWhatsapp: null });
    await screen.findByRole('heading', { name: 'Suporte 24/7' });
    expect(screen.queryByRole('heading', { name: 'Em números' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Conversar no WhatsApp' })).toBeNull();
  });
});
