import { IdParam } from '../../../../../platform/http/route.decorators.js';

const example = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

export const EndpointId = () => IdParam('id', { description: 'O `id` do endereço.', example });
export const DeliveryId = () => IdParam('deliveryId', { description: 'O `id` da entrega.', example });
