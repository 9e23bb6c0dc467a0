# Made by scripts/generate.mjs from docs/openapi-v1.json; not to be edited.
from __future__ import annotations

from typing import Any, Literal, Mapping, NotRequired, TypeAlias, TypedDict, cast

from ._transport import Transport


class FieldErrorAnswer(TypedDict):
    field: str
    message: str


Purpose: TypeAlias = Literal["protecao_credito", "prevencao_fraude", "cobranca", "exercicio_direitos", "cadastro_proprio"]


class LookUpNameBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    pagina: NotRequired[int]
    porPagina: NotRequired[int]
    nome: str


Origin: TypeAlias = Literal["oficial", "contratada", "aberta", "cache", "simulada"]


class LookupMeta(TypedDict):
    origem: Origin
    fonte: str
    consultadoEm: str
    dadosDe: str | None
    latenciaMs: int
    emCache: bool
    protocolo: str
    simulado: bool


class NamesakeData(TypedDict):
    nome: str | None
    cpf: str | None
    nasc: str | None
    sexo: str | None
    estciv: str | None
    nome_mae: str | None
    nome_pai: str | None
    rg: str | None
    titulo_eleitor: str | None
    renda: str | None
    cbo: str | None
    renda_formatada: str | None
    obito: str | None


class CpfAddress(TypedDict):
    logr_tipo: str | None
    logr_nome: str | None
    logr_numero: str | None
    logr_complemento: str | None
    bairro: str | None
    cidade: str | None
    uf: str | None
    cep: str | None


class NamesakeRecord(TypedDict):
    dados_cpf: NamesakeData
    enderecos: list[CpfAddress]


class NameResult(TypedDict):
    total: float | None
    haMais: NotRequired[bool]
    pagina: float | None
    paginas: float | None
    resultados: list[NamesakeRecord]


class LookUpCpfBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    cpf: str


class CpfGeneralData(TypedDict):
    cpf: str
    nome: str | None
    nascimento: str | None
    sexo: str | None
    estado_civil: str | None
    mae: str | None
    pai: str | None
    renda: str | None
    renda_formatada: str | None
    rg: str | None
    orgao_emissor: str | None
    uf_emissao: str | None
    titulo_eleitor: str | None
    situacao_cadastral: str | None
    data_situacao_cadastral: str | None
    data_obito: str | None
    obito: str | None


class CpfIdentityCard(TypedDict):
    rg: str | None
    nome: str | None
    orgao_emissor: str | None
    uf_emissao: str | None
    data_emissao: str | None


class CpfScore(TypedDict):
    CSB8: str | None
    CSB8_FAIXA: str | None
    CSBA: str | None
    CSBA_FAIXA: str | None


class CpfPurchasingPower(TypedDict):
    poder_aquisitivo: str | None
    renda_poder_aquisitivo: str | None
    faixa_poder_aquisitivo: str | None


class CpfPis(TypedDict):
    pis: str | None


class CpfPhone(TypedDict):
    ddd: str | None
    telefone: str | None
    telefone_completo: str | None
    tipo: str | None
    operadora: str | None


class CpfEmail(TypedDict):
    email: str | None
    prioridade: str | None


class CpfRelative(TypedDict):
    VINCULO: str | None
    NOME_VINCULO: str | None
    CPF_VINCULO: str | None
    NASCIMENTO_VINCULO: str | None


class CpfTaxReturn(TypedDict):
    Ano_Referencia: str | None
    Sit_Receita_Federal: str | None


class CpfCompanyPartner(TypedDict):
    nome: str | None
    cpf: str | None
    qualificacao: str | None


class CpfLinkedCompany(TypedDict):
    cnpj: str | None
    razao_social: str | None


class CpfCompany(TypedDict):
    cnpj: str | None
    razao_social: str | None
    situacao_cadastral: str | None
    socios: list[CpfCompanyPartner]
    empresas_vinculadas: list[CpfLinkedCompany]


class CpfRecord(TypedDict):
    dados_gerais: CpfGeneralData
    rg_dados: CpfIdentityCard | None
    score: list[CpfScore]
    poder_aquisitivo: list[CpfPurchasingPower]
    pis: list[CpfPis]
    telefones_list: list[CpfPhone]
    emails_list: list[CpfEmail]
    parentes: list[CpfRelative]
    irpf: list[CpfTaxReturn]
    empresas: list[CpfCompany]
    enderecos: list[CpfAddress]


class CpfResult(TypedDict):
    resultado: CpfRecord


class LookUpCpfRegistrationBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    cpf: str
    dataNascimento: str


class RegisteredPerson(TypedDict):
    nome: str | None
    cpf: str | None
    nascimento: str | None
    situacao_cadastral: str | None
    obito: str | None


class RegistrationStatus(TypedDict):
    situacao: str | None
    ultima_atualizacao: str | None
    pendencias: str | None
    fonte: str


class RegistrationResult(TypedDict):
    dados_pessoais: RegisteredPerson
    receita_federal: RegistrationStatus


class LookUpPhoneBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    telefone: str


class PhoneOwner(TypedDict):
    nome: str | None
    cpf: str | None
    ddd: str | None
    telefone: str | None
    email: str | None
    data_nascimento: str | None
    endereco: str | None
    numero: str | None
    complemento: str | None
    bairro: str | None
    cidade: str | None
    uf: str | None
    cep: str | None
    score: str | None
    renda_media: str | None
    classe_social: str | None
    status_cpf: str | None
    obito: str | None
    risco_cmv: str | None
    risco_ctv: str | None
    risco_net: str | None
    fonte: str | None
    telefone_completo: str | None
    renda_formatada: str | None


class PhoneResult(TypedDict):
    quantidade: float | None
    resultado: list[PhoneOwner]


class LookUpMotherBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    pagina: NotRequired[int]
    porPagina: NotRequired[int]
    mae: str


class ChildRecord(TypedDict):
    nome: str | None
    cpf: str | None
    nascimento: str | None
    sexo: str | None
    estado_civil: str | None
    nome_pai: str | None
    nome_mae: str | None
    rg: str | None
    orgao_emissor: str | None
    uf_emissao: str | None
    titulo_eleitor: str | None
    situacao_cadastral: str | None
    renda: str | None
    faixa_renda_id: str | None
    cbo: str | None
    cd_mosaic: str | None
    contatos_id: str | None
    renda_formatada: str | None


class MotherResult(TypedDict):
    total: float | None
    haMais: NotRequired[bool]
    pagina: float | None
    paginas: float | None
    resultado: list[ChildRecord]


class LookUpMotherByCpfBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    cpf: str


class LookUpFatherByCpfBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    cpf: str


class LookUpRgBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    rg: str


class RgResult(TypedDict):
    nome: str | None
    cpf: str | None
    nascimento: str | None
    sexo: str | None
    estado_civil: str | None
    mae: str | None
    pai: str | None
    nacionalidade: str | None
    rg: str | None
    orgao_emissor: str | None
    uf_emissao: str | None
    titulo_eleitor: str | None
    situacao_cadastral: str | None
    cbo: str | None
    cd_mosaic: str | None
    cd_mosaic_novo: str | None
    cd_mosaic_secundario: str | None
    renda: str | None
    faixa_renda_id: str | None
    contatos_id: str | None
    cadastro_id: str | None
    data_informacao: str | None
    data_obito: str | None
    obito: str | None
    renda_formatada: str | None


class LookUpCnpjBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    cnpj: str


class CnpjActivity(TypedDict):
    codigo: str
    descricao: str | None


class CnpjAddress(TypedDict):
    logradouro: str | None
    numero: str | None
    complemento: str | None
    bairro: str | None
    municipio: str | None
    uf: str | None
    cep: str | None


class CnpjPartner(TypedDict):
    nome: str | None
    qualificacao: str | None


class CnpjResult(TypedDict):
    cnpj: str
    razao_social: str | None
    nome_fantasia: str | None
    situacao_cadastral: str | None
    data_situacao_cadastral: str | None
    situacao_especial: str | None
    data_situacao_especial: str | None
    porte: str | None
    capital_social: float | None
    tipo: str | None
    natureza_juridica: str | None
    data_inicio_atividade: str | None
    cnae_fiscal_principal: CnpjActivity | None
    cnaes_secundarios: list[CnpjActivity]
    endereco: CnpjAddress
    telefones: list[str]
    email: str | None
    opcao_pelo_simples: bool | None
    opcao_pelo_mei: bool | None
    qsa: list[CnpjPartner]


class LookUpCepBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    cep: str


class CepResult(TypedDict):
    cep: str
    logradouro: str | None
    complemento: str | None
    bairro: str | None
    cidade: str | None
    uf: str | None
    ibge: str | None
    ddd: str | None
    latitude: float | None
    longitude: float | None


class LookUpPhotoBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    cpf: str


class PhotoPerson(TypedDict):
    nome: str | None
    cpf: str | None
    nascimento: str | None
    sexo: str | None
    nacionalidade: str | None
    obito: str | None


class PhotoParents(TypedDict):
    mae: str | None
    pai: str | None


class PhotoDocuments(TypedDict):
    rg: str | None
    orgao_emissor: str | None
    uf_emissao: str | None


class PhotoImage(TypedDict):
    base64: str | None


class PhotoRecord(TypedDict):
    dados_pessoais: PhotoPerson
    filiacao: PhotoParents
    documentos: PhotoDocuments
    foto: PhotoImage


class PhotoResult(TypedDict):
    resultado: PhotoRecord


class LookUpEmailBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    email: str


class EmailOwnerAddress(TypedDict):
    logradouro: str | None
    numero: str | None
    complemento: str | None
    bairro: str | None
    cidade: str | None
    uf: str | None
    cep: str | None


class EmailOwner(TypedDict):
    nome: str | None
    cpf: str | None
    nascimento: str | None
    sexo: str | None
    mae: str | None
    email: str | None
    telefones: list[str]
    endereco: EmailOwnerAddress
    obito: str | None


class EmailRecord(TypedDict):
    dados_pessoais: EmailOwner


class EmailResult(TypedDict):
    resultado: EmailRecord


class LookUpPixBody(TypedDict):
    finalidade: NotRequired[Purpose]
    atualizar: NotRequired[bool]
    nome: str
    sufixo: str


class PixOwner(TypedDict):
    nome: str | None
    cpf: str | None
    nascimento: str | None
    sexo: str | None
    mae: str | None
    obito: str | None


class PixOwnerAddress(TypedDict):
    logradouro: str | None
    numero: str | None
    bairro: str | None
    cidade: str | None
    estado: str | None
    cep: str | None


class PixResult(TypedDict):
    dados_pessoais: PixOwner
    endereco: PixOwnerAddress


LookupType: TypeAlias = Literal["nome", "cpf", "cpf-2", "telefone", "mae", "cpf-mae", "cpf-pai", "rg", "cnpj", "cep", "fotorj", "email", "pix"]


ServiceState: TypeAlias = Literal["operacional", "instavel", "fora_do_ar", "manutencao", "desligada"]


Outcome: TypeAlias = Literal["success", "not_found", "diverged", "source_down", "simulated", "withheld"]


class NameLookup(TypedDict):
    meta: LookupMeta
    data: NameResult


class CpfLookup(TypedDict):
    meta: LookupMeta
    data: CpfResult


class CpfRegistrationLookup(TypedDict):
    meta: LookupMeta
    data: RegistrationResult


class PhoneLookup(TypedDict):
    meta: LookupMeta
    data: PhoneResult


class MotherLookup(TypedDict):
    meta: LookupMeta
    data: MotherResult


class MotherByCpfLookup(TypedDict):
    meta: LookupMeta
    data: CpfResult


class FatherByCpfLookup(TypedDict):
    meta: LookupMeta
    data: CpfResult


class RgLookup(TypedDict):
    meta: LookupMeta
    data: RgResult


class CnpjLookup(TypedDict):
    meta: LookupMeta
    data: CnpjResult


class CepLookup(TypedDict):
    meta: LookupMeta
    data: CepResult


class PhotoLookup(TypedDict):
    meta: LookupMeta
    data: PhotoResult


class EmailLookup(TypedDict):
    meta: LookupMeta
    data: EmailResult


class PixLookup(TypedDict):
    meta: LookupMeta
    data: PixResult


class PastLookup(TypedDict):
    protocolo: str
    tipo: LookupType
    consultado: str
    desfecho: Outcome
    consultadoEm: str
    finalidade: Purpose | None
    origem: Origin | None
    fonte: str | None
    dadosDe: str | None
    simulado: bool


class PastLookups(TypedDict):
    data: list[PastLookup]
    nextCursor: str | None


class OpenedLookup(TypedDict):
    protocolo: str
    tipo: LookupType
    consultado: str
    desfecho: Outcome
    consultadoEm: str
    finalidade: Purpose | None
    origem: Origin | None
    fonte: str | None
    dadosDe: str | None
    simulado: bool
    resultado: NameResult | CpfResult | RegistrationResult | PhoneResult | MotherResult | RgResult | CnpjResult | CepResult | PhotoResult | EmailResult | PixResult | None


class OpenedLookupAnswer(TypedDict):
    data: OpenedLookup


class UsageOfToday(TypedDict):
    usadas: int
    limite: int
    restantes: int
    renovaEm: str
    porTipo: dict[str, int]


class UsageOfMonth(TypedDict):
    desde: str
    usadas: int
    semDados: int
    porTipo: dict[str, int]


class UsageOfThisKey(TypedDict):
    hoje: int
    mes: int


class UsageData(TypedDict):
    hoje: UsageOfToday
    mes: UsageOfMonth
    chave: UsageOfThisKey


class V1UsageAnswer(TypedDict):
    data: UsageData


class TypeStatus(TypedDict):
    tipo: LookupType
    estado: ServiceState
    desde: str | None


class StatusData(TypedDict):
    consultas: list[TypeStatus]


class V1StatusAnswer(TypedDict):
    data: StatusData


BatchType: TypeAlias = Literal["cpf", "cnpj", "cep", "telefone", "email"]


BatchStatus: TypeAlias = Literal["waiting", "running", "paused", "cancelled", "finished"]


BatchPause: TypeAlias = Literal["owner", "quota", "limited", "plan", "terms", "account"]


class BatchItem(TypedDict):
    id: str
    type: BatchType
    purpose: Purpose | None
    status: BatchStatus
    pauseReason: BatchPause | None
    resumesAt: str | None
    createdAt: str
    endedAt: str | None
    lines: int
    counts: dict[str, int]


LineVerdict: TypeAlias = Literal["waiting", "found", "nobody", "diverged", "source_down", "protected", "invalid", "repeated", "cancelled"]


class BatchLineItem(TypedDict):
    line: int
    subject: str
    verdict: LineVerdict
    reason: str | None
    sameAs: int | None
    protocolo: str | None
    attempts: int
    lookedUpAt: str | None


BatchFormat: TypeAlias = Literal["csv", "xlsx", "jsonl"]


class V1StartBatchRequest(TypedDict):
    type: BatchType
    items: list[str]
    lines: NotRequired[list[int]]
    purpose: NotRequired[Purpose]


class V1StartedBatch(TypedDict):
    id: str
    status: BatchStatus


class V1Batches(TypedDict):
    data: list[BatchItem]
    nextCursor: str | None


class V1Batch(TypedDict):
    data: BatchItem


class V1BatchLines(TypedDict):
    data: list[BatchLineItem]
    nextCursor: str | None


WebhookEvent: TypeAlias = Literal["payment.approved", "payment.refunded", "plan.started", "plan.ending", "plan.ended", "batch.finished", "company.changed"]


WebhookEndpointState: TypeAlias = Literal["active", "paused"]


WebhookPauseReason: TypeAlias = Literal["owner", "dead", "gone", "password", "key"]


class WebhookEndpointItem(TypedDict):
    id: str
    url: str
    events: list[WebhookEvent]
    state: WebhookEndpointState
    pauseReason: WebhookPauseReason | None
    pausedAt: str | None
    waiting: int
    createdAt: str


class AddWebhookEndpointRequest(TypedDict):
    url: str
    events: list[WebhookEvent]


class MadeWebhookEndpoint(TypedDict):
    id: str
    url: str
    events: list[WebhookEvent]
    state: WebhookEndpointState
    pauseReason: WebhookPauseReason | None
    pausedAt: str | None
    waiting: int
    createdAt: str
    secret: str


WebhookDeliveryState: TypeAlias = Literal["waiting", "delivered", "given-up"]


WebhookDeliveryFault: TypeAlias = Literal["status", "timeout", "name", "private-address", "tls", "connection"]


class WebhookDeliveryItem(TypedDict):
    id: str
    eventId: str
    type: str
    state: WebhookDeliveryState
    attempts: int
    status: int | None
    fault: WebhookDeliveryFault | None
    createdAt: str
    nextAttemptAt: str | None
    endedAt: str | None


class WebhookAttempt(TypedDict):
    madeAt: str
    durationMs: int
    status: int | None
    fault: WebhookDeliveryFault | None
    reply: str | None


class OpenedWebhookDelivery(TypedDict):
    id: str
    eventId: str
    type: str
    state: WebhookDeliveryState
    attempts: int
    status: int | None
    fault: WebhookDeliveryFault | None
    createdAt: str
    nextAttemptAt: str | None
    endedAt: str | None
    body: str
    tries: list[WebhookAttempt]


class V1WebhookEndpoints(TypedDict):
    data: list[WebhookEndpointItem]
    nextCursor: str | None


class V1MadeWebhookEndpoint(TypedDict):
    data: MadeWebhookEndpoint


class V1WebhookEndpoint(TypedDict):
    data: WebhookEndpointItem


class SentWebhook(TypedDict):
    id: str


class V1SentWebhook(TypedDict):
    data: SentWebhook


class V1WebhookDeliveries(TypedDict):
    data: list[WebhookDeliveryItem]
    nextCursor: str | None


class V1WebhookDelivery(TypedDict):
    data: OpenedWebhookDelivery


class CompanyEventItem(TypedDict):
    mes: str
    tipo: str
    antes: Mapping[str, Any] | None
    depois: Mapping[str, Any] | None


class SearchCompaniesBody(TypedDict):
    finalidade: NotRequired[Purpose]
    text: NotRequired[str]
    cnae: NotRequired[str]
    uf: NotRequired[str]
    municipio: NotRequired[str]
    situacao: NotRequired[Literal["ativa", "suspensa", "inapta", "baixada", "nula"]]
    porte: NotRequired[Literal["me", "epp", "demais"]]
    natureza: NotRequired[str]
    abertaDesde: NotRequired[str]
    abertaAte: NotRequired[str]
    capitalMin: NotRequired[float]
    capitalMax: NotRequired[float]
    simples: NotRequired[bool]
    mei: NotRequired[bool]
    socio: NotRequired[str]
    cursor: NotRequired[str]
    limit: NotRequired[int]


class FoundActivity(TypedDict):
    codigo: str
    descricao: str | None


class FoundCompany(TypedDict):
    cnpj: str
    razao_social: str | None
    nome_fantasia: str | None
    situacao_cadastral: str | None
    tipo: str | None
    data_inicio_atividade: str | None
    cnae_fiscal_principal: FoundActivity | None
    municipio: str | None
    uf: str | None
    porte: str | None
    natureza_juridica: str | None
    capital_social: float | None
    opcao_pelo_simples: bool | None
    opcao_pelo_mei: bool | None


class CompanyFacet(TypedDict):
    valor: str
    descricao: str | None
    quantidade: int


class CityFacet(TypedDict):
    valor: str
    descricao: str | None
    quantidade: int
    uf: str | None


class CompanyFacets(TypedDict):
    uf: list[CompanyFacet]
    situacao: list[CompanyFacet]
    porte: list[CompanyFacet]
    cnae: list[CompanyFacet]
    municipio: list[CityFacet]


class GroupNode(TypedDict):
    id: str
    tipo: Literal["empresa", "filial", "pessoa", "exterior"]
    passo: int
    cnpj: str | None
    razao_social: str | None
    nome_fantasia: str | None
    situacao_cadastral: str | None
    municipio: str | None
    uf: str | None
    nome: str | None
    haMais: bool


class GroupEdge(TypedDict):
    de: str
    para: str
    tipo: Literal["socio", "filial"]
    qualificacao: str | None
    desde: str | None
    certeza: Literal["certa", "muito_provavel"]
    fonte: str


class CompanyGroupData(TypedDict):
    nos: list[GroupNode]
    ligacoes: list[GroupEdge]
    haMais: bool


class V1FoundCompanies(TypedDict):
    data: list[FoundCompany]
    nextCursor: str | None
    total: int | None
    capped: bool
    facets: CompanyFacets | None
    dadosDe: str | None
    simulado: bool


class V1CompanyMeta(TypedDict):
    origem: Literal["aberta", "simulada"]
    fonte: str
    consultadoEm: str
    dadosDe: str | None
    simulado: bool


class V1CompanyAnswer(TypedDict):
    data: CnpjResult
    meta: V1CompanyMeta


class V1CompanyTimeline(TypedDict):
    data: list[CompanyEventItem]
    nextCursor: str | None
    meses: list[str]


class V1CompanyGroupMeta(TypedDict):
    origem: Literal["aberta", "simulada"]
    fonte: str
    consultadoEm: str
    dadosDe: str | None
    simulado: bool
    consultas: int


class V1CompanyGroup(TypedDict):
    data: CompanyGroupData
    meta: V1CompanyGroupMeta


class WatchEventItem(TypedDict):
    id: str
    cnpj: str
    nome: str | None
    mes: str
    tipo: str
    antes: Mapping[str, Any] | None
    depois: Mapping[str, Any] | None


class V1WatchEvents(TypedDict):
    data: list[WatchEventItem]
    nextCursor: str | None


class WatchedChange(TypedDict):
    mes: str
    tipos: list[str]


class WatchedCompanyItem(TypedDict):
    id: str
    cnpj: str
    nome: str | None
    na_base: bool | None
    nome_fantasia: str | None
    situacao: str | None
    situacao_desde: str | None
    desde: str
    pausada: bool
    ultima_mudanca: WatchedChange | None


class FollowCompaniesBody(TypedDict):
    cnpj: NotRequired[str]
    cnpjs: NotRequired[list[str]]


WatchVerdict: TypeAlias = Literal["acompanhando", "ja_acompanhada", "repetida", "invalida", "limite", "limite_do_dia"]


class FollowedLine(TypedDict):
    linha: str
    cnpj: str | None
    veredito: WatchVerdict


class V1Watchlist(TypedDict):
    data: list[WatchedCompanyItem]
    nextCursor: str | None


class V1Followed(TypedDict):
    data: list[FollowedLine]


class Problem(TypedDict):
    type: str
    title: str
    status: int
    code: str
    requestId: str
    fields: NotRequired[list[FieldErrorAnswer]]
    details: NotRequired[Mapping[str, Any]]
    requiresSubscription: NotRequired[bool]


class Operations(Transport):
    """A method for each operation of the API."""

    def lookup_name(self, body: LookUpNameBody, *, idempotency_key: str | None = None) -> NameLookup:
        """Pessoas com um nome.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("NameLookup", self._call("POST", "/v1/lookups/nome", body=body, idempotency_key=idempotency_key))

    def lookup_cpf(self, body: LookUpCpfBody, *, idempotency_key: str | None = None) -> CpfLookup:
        """Cadastro de uma pessoa pelo CPF.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("CpfLookup", self._call("POST", "/v1/lookups/cpf", body=body, idempotency_key=idempotency_key))

    def lookup_cpf_registration(self, body: LookUpCpfRegistrationBody, *, idempotency_key: str | None = None) -> CpfRegistrationLookup:
        """Situação de um CPF na Receita Federal.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("CpfRegistrationLookup", self._call("POST", "/v1/lookups/cpf-2", body=body, idempotency_key=idempotency_key))

    def lookup_phone(self, body: LookUpPhoneBody, *, idempotency_key: str | None = None) -> PhoneLookup:
        """Titulares de um telefone.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("PhoneLookup", self._call("POST", "/v1/lookups/telefone", body=body, idempotency_key=idempotency_key))

    def lookup_mother(self, body: LookUpMotherBody, *, idempotency_key: str | None = None) -> MotherLookup:
        """Filhos pelo nome da mãe.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("MotherLookup", self._call("POST", "/v1/lookups/mae", body=body, idempotency_key=idempotency_key))

    def lookup_mother_by_cpf(self, body: LookUpMotherByCpfBody, *, idempotency_key: str | None = None) -> MotherByCpfLookup:
        """Cadastro da mãe pelo CPF da pessoa.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("MotherByCpfLookup", self._call("POST", "/v1/lookups/cpf-mae", body=body, idempotency_key=idempotency_key))

    def lookup_father_by_cpf(self, body: LookUpFatherByCpfBody, *, idempotency_key: str | None = None) -> FatherByCpfLookup:
        """Cadastro do pai pelo CPF da pessoa.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("FatherByCpfLookup", self._call("POST", "/v1/lookups/cpf-pai", body=body, idempotency_key=idempotency_key))

    def lookup_rg(self, body: LookUpRgBody, *, idempotency_key: str | None = None) -> RgLookup:
        """Titular de um RG.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("RgLookup", self._call("POST", "/v1/lookups/rg", body=body, idempotency_key=idempotency_key))

    def lookup_cnpj(self, body: LookUpCnpjBody, *, idempotency_key: str | None = None) -> CnpjLookup:
        """Cadastro de uma empresa pelo CNPJ.

        Exige assinatura ativa e termos aceitos. Dados públicos abertos. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("CnpjLookup", self._call("POST", "/v1/lookups/cnpj", body=body, idempotency_key=idempotency_key))

    def lookup_cep(self, body: LookUpCepBody, *, idempotency_key: str | None = None) -> CepLookup:
        """Endereço de um CEP.

        Exige assinatura ativa e termos aceitos. Dados públicos abertos. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("CepLookup", self._call("POST", "/v1/lookups/cep", body=body, idempotency_key=idempotency_key))

    def lookup_photo(self, body: LookUpPhotoBody, *, idempotency_key: str | None = None) -> PhotoLookup:
        """Foto, filiação e RG pelo CPF.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("PhotoLookup", self._call("POST", "/v1/lookups/fotorj", body=body, idempotency_key=idempotency_key))

    def lookup_email(self, body: LookUpEmailBody, *, idempotency_key: str | None = None) -> EmailLookup:
        """Titular de um e-mail.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("EmailLookup", self._call("POST", "/v1/lookups/email", body=body, idempotency_key=idempotency_key))

    def lookup_pix(self, body: LookUpPixBody, *, idempotency_key: str | None = None) -> PixLookup:
        """Titular de uma chave PIX por nome e sufixo.

        Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado. Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois."""
        return cast("PixLookup", self._call("POST", "/v1/lookups/pix", body=body, idempotency_key=idempotency_key))

    def list_lookups(self, *, cursor: str | None = None, limit: int | None = None) -> PastLookups:
        """As consultas da conta, as mais novas primeiro.

        O que foi consultado vem sempre mascarado. Consultas de teste não são guardadas."""
        return cast("PastLookups", self._call("GET", "/v1/lookups", query={"cursor": cursor, "limit": limit}))

    def get_lookup(self, protocolo: str) -> OpenedLookupAnswer:
        """Uma consulta salva, com o seu resultado.

        Sem custo e sem nova consulta às fontes. A abertura fica registrada."""
        return cast("OpenedLookupAnswer", self._call("GET", "/v1/lookups/{protocolo}", path={"protocolo": protocolo}))

    def make_report(self, protocolo: str, *, idempotency_key: str | None = None) -> bytes:
        """Uma consulta salva como relatório em PDF, com código de verificação.

        Cada pedido faz um relatório novo, com código próprio. Sem custo e sem nova consulta às fontes; a abertura e a impressão digital do arquivo ficam registradas."""
        return cast("bytes", self._call("POST", "/v1/lookups/{protocolo}/report", path={"protocolo": protocolo}, idempotency_key=idempotency_key))

    def get_usage(self) -> V1UsageAnswer:
        """O uso da conta, hoje e no mês.

        Só contam as consultas que trouxeram dados; uma resposta repetida (`emCache`) não conta. As de `/v1/companies` não ficam no histórico. O dia é o de Brasília. Qualquer chave pode perguntar."""
        return cast("V1UsageAnswer", self._call("GET", "/v1/usage"))

    def get_status(self) -> V1StatusAnswer:
        """Como está cada tipo de consulta agora.

        Qualquer chave pode perguntar; serve também para conferir se uma chave vale."""
        return cast("V1StatusAnswer", self._call("GET", "/v1/status"))

    def start_batch(self, body: V1StartBatchRequest, *, idempotency_key: str | None = None) -> V1StartedBatch:
        """Consulta uma lista em segundo plano.

        Até 10.000 linhas de um tipo, do qual a chave tem também o escopo. Cada linha é uma consulta como as outras; inválidas e repetidas não são consultadas. No fim há o evento `batch.finished`. Com uma chave de teste as pessoas são fictícias, e nada é contado nem guardado no histórico."""
        return cast("V1StartedBatch", self._call("POST", "/v1/batches", body=body, idempotency_key=idempotency_key))

    def list_batches(self, *, cursor: str | None = None, limit: int | None = None) -> V1Batches:
        """Os lotes da conta.

        Os mais novos primeiro."""
        return cast("V1Batches", self._call("GET", "/v1/batches", query={"cursor": cursor, "limit": limit}))

    def get_batch(self, id: str) -> V1Batch:
        """Um lote.

        Como ele está, com as contagens."""
        return cast("V1Batch", self._call("GET", "/v1/batches/{id}", path={"id": id}))

    def delete_batch(self, id: str) -> V1Batch:
        """Apaga um lote que terminou, com suas linhas.

        As consultas que ele fez ficam no histórico. Cancele antes um que não terminou."""
        return cast("V1Batch", self._call("DELETE", "/v1/batches/{id}", path={"id": id}))

    def list_batch_items(self, id: str, *, cursor: str | None = None, limit: int | None = None, verdict: LineVerdict | None = None) -> V1BatchLines:
        """As linhas de um lote.

        Na ordem da lista; o que é consultado vem mascarado. O resultado está em `/v1/lookups/{protocolo}`."""
        return cast("V1BatchLines", self._call("GET", "/v1/batches/{id}/items", path={"id": id}, query={"cursor": cursor, "limit": limit, "verdict": verdict}))

    def export_batch(self, id: str, *, format: BatchFormat | None = None) -> bytes:
        """Um lote como arquivo.

        CSV, XLSX, ou `jsonl` com os resultados. A chave precisa também do escopo do tipo do lote, como `lookup:cpf`. A abertura de cada resultado fica registrada."""
        return cast("bytes", self._call("GET", "/v1/batches/{id}/export", path={"id": id}, query={"format": format}))

    def pause_batch(self, id: str, *, idempotency_key: str | None = None) -> V1Batch:
        """Pausa um lote.

        O que está em andamento termina."""
        return cast("V1Batch", self._call("POST", "/v1/batches/{id}/pause", path={"id": id}, idempotency_key=idempotency_key))

    def resume_batch(self, id: str, *, idempotency_key: str | None = None) -> V1Batch:
        """Retoma um lote pausado.

        Seja qual for o motivo da pausa; se ele ainda vale, o lote pausa de novo. A chave precisa também do escopo do tipo do lote, como `lookup:cpf`."""
        return cast("V1Batch", self._call("POST", "/v1/batches/{id}/resume", path={"id": id}, idempotency_key=idempotency_key))

    def cancel_batch(self, id: str, *, idempotency_key: str | None = None) -> V1Batch:
        """Cancela um lote.

        O que não foi consultado não é contado; o que já foi fica no histórico."""
        return cast("V1Batch", self._call("POST", "/v1/batches/{id}/cancel", path={"id": id}, idempotency_key=idempotency_key))

    def retry_batch(self, id: str, *, idempotency_key: str | None = None) -> V1Batch:
        """Consulta de novo as linhas que falharam.

        As de um lote terminado cuja fonte estava fora do ar em todas as tentativas (`source_down`): voltam a `waiting`, e as outras ficam como estão. Um lote que ainda não terminou segue como está; no fim há outro evento `batch.finished`. A chave precisa também do escopo do tipo do lote, como `lookup:cpf`."""
        return cast("V1Batch", self._call("POST", "/v1/batches/{id}/retry", path={"id": id}, idempotency_key=idempotency_key))

    def list_webhook_endpoints(self) -> V1WebhookEndpoints:
        """Os endereços de webhook da conta.

        Webhooks são da conta: estas chamadas pedem uma chave de produção."""
        return cast("V1WebhookEndpoints", self._call("GET", "/v1/webhook-endpoints"))

    def add_webhook_endpoint(self, body: AddWebhookEndpointRequest, *, idempotency_key: str | None = None) -> V1MadeWebhookEndpoint:
        """Adiciona um endereço de webhook.

        A resposta traz o segredo, que não é mostrado de novo. Entregas seguem o esquema Standard Webhooks; o dono da conta é avisado por e-mail."""
        return cast("V1MadeWebhookEndpoint", self._call("POST", "/v1/webhook-endpoints", body=body, idempotency_key=idempotency_key))

    def rotate_webhook_secret(self, id: str, *, idempotency_key: str | None = None) -> V1MadeWebhookEndpoint:
        """Troca o segredo.

        Por 24 horas as entregas são assinadas com os dois."""
        return cast("V1MadeWebhookEndpoint", self._call("POST", "/v1/webhook-endpoints/{id}/rotate", path={"id": id}, idempotency_key=idempotency_key))

    def pause_webhook_endpoint(self, id: str, *, idempotency_key: str | None = None) -> V1WebhookEndpoint:
        """Pausa um endereço.

        O que acontecer enquanto isso espera por três dias."""
        return cast("V1WebhookEndpoint", self._call("POST", "/v1/webhook-endpoints/{id}/pause", path={"id": id}, idempotency_key=idempotency_key))

    def resume_webhook_endpoint(self, id: str, *, idempotency_key: str | None = None) -> V1WebhookEndpoint:
        """Retoma um endereço pausado.

        O que espera é enviado."""
        return cast("V1WebhookEndpoint", self._call("POST", "/v1/webhook-endpoints/{id}/resume", path={"id": id}, idempotency_key=idempotency_key))

    def remove_webhook_endpoint(self, id: str) -> None:
        """Remove um endereço.

        Com o registro e o que espera."""
        self._call("DELETE", "/v1/webhook-endpoints/{id}", path={"id": id}, removes=True)

    def test_webhook_endpoint(self, id: str, *, idempotency_key: str | None = None) -> V1SentWebhook:
        """Envia um evento de teste.

        O tipo é `webhook.test`; ele não diz nada da conta."""
        return cast("V1SentWebhook", self._call("POST", "/v1/webhook-endpoints/{id}/test", path={"id": id}, idempotency_key=idempotency_key))

    def list_webhook_deliveries(self, id: str, *, cursor: str | None = None, limit: int | None = None) -> V1WebhookDeliveries:
        """O que foi enviado a um endereço, e o que espera.

        O registro guarda trinta dias."""
        return cast("V1WebhookDeliveries", self._call("GET", "/v1/webhook-endpoints/{id}/deliveries", path={"id": id}, query={"cursor": cursor, "limit": limit}))

    def get_webhook_delivery(self, id: str, delivery_id: str) -> V1WebhookDelivery:
        """Uma entrega, com o corpo e as tentativas.

        De cada resposta fica o começo, até 2 kB."""
        return cast("V1WebhookDelivery", self._call("GET", "/v1/webhook-endpoints/{id}/deliveries/{deliveryId}", path={"id": id, "deliveryId": delivery_id}))

    def resend_webhook_delivery(self, id: str, delivery_id: str, *, idempotency_key: str | None = None) -> V1SentWebhook:
        """Envia de novo.

        Com o mesmo `webhook-id`, por mais três dias."""
        return cast("V1SentWebhook", self._call("POST", "/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/resend", path={"id": id, "deliveryId": delivery_id}, idempotency_key=idempotency_key))

    def search_companies(self, body: SearchCompaniesBody, *, idempotency_key: str | None = None) -> V1FoundCompanies:
        """Busca de empresas na base própria de dados abertos.

        Por palavras da razão social ou do nome fantasia e por filtros. Por `socio`, o nome de um sócio, é consulta de dados pessoais: pede `finalidade` e fica na auditoria. Cada página usa uma consulta do dia. Com uma chave de teste busca entre 60 empresas fictícias, sem assinatura, sem contar e sem `facets`; um sócio como Maria da Silva abrange empresas demais também ali."""
        return cast("V1FoundCompanies", self._call("POST", "/v1/companies/search", body=body, idempotency_key=idempotency_key))

    def read_company(self, cnpj: str, *, mes: str | None = None) -> V1CompanyAnswer:
        """Uma empresa, da base própria de dados abertos.

        Com o formato da consulta de CNPJ. Usa uma consulta do dia e não entra no histórico. Com uma chave de teste responde sobre empresas fictícias, sem assinatura e sem contar."""
        return cast("V1CompanyAnswer", self._call("GET", "/v1/companies/{cnpj}", path={"cnpj": cnpj}, query={"mes": mes}))

    def read_company_timeline(self, cnpj: str) -> V1CompanyTimeline:
        """O que mudou numa empresa, mês a mês.

        Usa uma consulta do dia. Com uma chave de teste responde sobre empresas fictícias, sem assinatura e sem contar. Nas fictícias nada muda."""
        return cast("V1CompanyTimeline", self._call("GET", "/v1/companies/{cnpj}/timeline", path={"cnpj": cnpj}))

    def read_company_group(self, cnpj: str, *, finalidade: Purpose | None = None, passos: int | None = None) -> V1CompanyGroup:
        """O grupo de uma empresa.

        Filiais, sócios e as empresas dos mesmos sócios, em até três passos. Procurar as outras empresas de uma pessoa é consulta de dados pessoais: pede `finalidade` e fica na auditoria, pessoa por pessoa. Usa uma consulta do dia a cada 50 empresas e pessoas, e uma por pessoa pesquisada, no máximo dez; `meta.consultas` diz quantas. Com uma chave de teste responde sobre empresas fictícias, sem assinatura e sem contar. Nas fictícias vem só o primeiro passo."""
        return cast("V1CompanyGroup", self._call("GET", "/v1/companies/{cnpj}/group", path={"cnpj": cnpj}, query={"finalidade": finalidade, "passos": passos}))

    def list_watch_events(self, *, cursor: str | None = None, limit: int | None = None, cnpj: str | None = None) -> V1WatchEvents:
        """O que mudou nas empresas que a conta acompanha.

        Sem custo. O webhook `company.changed` conta que há um novo."""
        return cast("V1WatchEvents", self._call("GET", "/v1/watchlist/events", query={"cursor": cursor, "limit": limit, "cnpj": cnpj}))

    def get_watchlist(self) -> V1Watchlist:
        """As empresas que a conta acompanha.

        Sem custo. O acompanhamento é da conta: estas chamadas pedem uma chave de produção."""
        return cast("V1Watchlist", self._call("GET", "/v1/watchlist"))

    def follow_companies(self, body: FollowCompaniesBody, *, idempotency_key: str | None = None) -> V1Followed:
        """Passa a acompanhar uma empresa, ou uma lista delas.

        Bronze acompanha 10, Prata 50, Ouro 500. De uma lista, cada linha tem o seu veredito. Repetir a chamada não muda nada."""
        return cast("V1Followed", self._call("POST", "/v1/watchlist", body=body, idempotency_key=idempotency_key))

    def unfollow_company(self, cnpj: str) -> None:
        """Deixa de acompanhar uma empresa.

        O que já foi contado dela fica nos eventos."""
        self._call("DELETE", "/v1/watchlist/{cnpj}", path={"cnpj": cnpj}, removes=True)
