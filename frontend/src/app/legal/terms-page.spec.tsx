import { screen } from '@testing-library/react';
import { useTestServer } from '../../shared/testing/test-server';
import { showProduct } from '../testing';

describe('the terms of use', () => {
  const server = useTestServer();

  it.each([
    [['gmail.com', 'google.com', 'googlemail.com'], 'com um e-mail próprio do Google.'],
    [['empresa.com.br', 'gmail.com'], 'com um e-mail próprio de um destes domínios (@empresa.com.br, @gmail.com).'],
  ])('say who may have an account where %j is accepted', async (emailDomains, words) => {
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, emailDomains } });
    await showProduct('/termos');
    expect(await screen.findByText((text) => text.includes(words))).toBeVisible();
  });
});
