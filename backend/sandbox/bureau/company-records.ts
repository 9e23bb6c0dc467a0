import { Company, type Person } from '../population/index.js';

/** The companies a person is a partner of, with all partners and the other companies of those partners. */
export function companyRecords(person: Person) {
  return Company.ofPartner(person).map((company) => {
    const { partners } = company;
    return {
      cnpj: company.cnpj,
      razao_social: company.name,
      situacao_cadastral: company.status,
      socios: partners.map((partner, position) => ({
        nome: partner.name,
        cpf: partner.cpf,
        qualificacao: position === 0 ? 'SOCIO-ADMINISTRADOR' : 'SOCIO',
      })),
      empresas_vinculadas: linkedTo(company, partners),
    };
  });
}

function linkedTo(company: Company, partners: Person[]) {
  const linked = new Map(partners.flatMap(Company.ofPartner).map((other) => [other.cnpj, other]));
  linked.delete(company.cnpj);
  return [...linked.values()].map(({ cnpj, name }) => ({ cnpj, razao_social: name }));
}
