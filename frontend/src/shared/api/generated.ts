import { baseApi as api } from './base-api';
const injectedRtkApi = api.enhanceEndpoints({ addTagTypes: ["AbuseFlags","AdminPayments","Admins","ApiKeys","AuditState","Batches","Broadcasts","CleanupLog","CleanupStats","CompanyLoads","DataSubjectRequests","Dossiers","Emails","History","HistoryEntries","HistoryPages","LookupStates","MadeReports","Messages","OwnTotp","Passkeys","Payments","Profile","PromotionalCodes","Sessions","Settings","Sources","Subscription","Suggestions","Suppressions","Totp","Usage","UserFile","Users","Watchlist","WebhookEndpoints","WebhookLog","Webhooks","Whatsapp"] as const }).injectEndpoints({
  endpoints: (build) => ({
    getPublicConfig: build.query<GetPublicConfigApiResponse, GetPublicConfigApiArg>({
      query: () => ({ url: `/api/public/config` }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/user/sessions` }),
      providesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/user/sessions`, method: 'DELETE' }),
      invalidatesTags: ['Sessions', 'Whatsapp'],
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({ url: `/api/user/sessions/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/api/user/profile` }),
      providesTags: ['Profile'],
    }),
    acceptTerms: build.mutation<AcceptTermsApiResponse, AcceptTermsApiArg>({
      query: (queryArg) => ({ url: `/api/user/terms/accept`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Profile'],
    }),
    updatePreferences: build.mutation<UpdatePreferencesApiResponse, UpdatePreferencesApiArg>({
      query: (queryArg) => ({ url: `/api/user/preferences`, method: 'PUT', body: queryArg }),
    }),
    eraseAccount: build.mutation<EraseAccountApiResponse, EraseAccountApiArg>({
      query: (queryArg) => ({ url: `/api/user`, method: 'DELETE', body: queryArg }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/forgot-password`, method: 'POST', body: queryArg }),
    }),
    validateResetToken: build.mutation<ValidateResetTokenApiResponse, ValidateResetTokenApiArg>({
      query: (queryArg) => ({ url: `/api/auth/validate-reset-token`, method: 'POST', body: queryArg }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/reset-password`, method: 'POST', body: queryArg }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/api/user/password`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Sessions', 'Whatsapp'],
    }),
    changeAdminPassword: build.mutation<ChangeAdminPasswordApiResponse, ChangeAdminPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/admin/me/password`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Sessions'],
    }),
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({ url: `/api/user/email`, method: 'POST', body: queryArg }),
    }),
    sendEmailConfirmation: build.mutation<SendEmailConfirmationApiResponse, SendEmailConfirmationApiArg>({
      query: () => ({ url: `/api/user/email/confirmation`, method: 'POST' }),
    }),
    validateEmailLink: build.mutation<ValidateEmailLinkApiResponse, ValidateEmailLinkApiArg>({
      query: (queryArg) => ({ url: `/api/auth/validate-email-link`, method: 'POST', body: queryArg }),
    }),
    confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
      query: (queryArg) => ({ url: `/api/auth/confirm-email`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Profile'],
    }),
    getTotp: build.query<GetTotpApiResponse, GetTotpApiArg>({
      query: () => ({ url: `/api/admin/me/totp` }),
      providesTags: ['Totp'],
    }),
    beginTotp: build.mutation<BeginTotpApiResponse, BeginTotpApiArg>({
      query: () => ({ url: `/api/admin/me/totp`, method: 'POST' }),
    }),
    confirmTotp: build.mutation<ConfirmTotpApiResponse, ConfirmTotpApiArg>({
      query: (queryArg) => ({ url: `/api/admin/me/totp`, method: 'PUT', body: queryArg }),
      invalidatesTags: ['Totp'],
    }),
    removeTotp: build.mutation<RemoveTotpApiResponse, RemoveTotpApiArg>({
      query: () => ({ url: `/api/admin/me/totp`, method: 'DELETE' }),
      invalidatesTags: ['Totp'],
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: () => ({ url: `/api/admin/me/totp/recovery-codes`, method: 'POST' }),
      invalidatesTags: ['Totp'],
    }),
    getOwnTotp: build.query<GetOwnTotpApiResponse, GetOwnTotpApiArg>({
      query: () => ({ url: `/api/user/totp` }),
      providesTags: ['OwnTotp'],
    }),
    beginOwnTotp: build.mutation<BeginOwnTotpApiResponse, BeginOwnTotpApiArg>({
      query: (queryArg) => ({ url: `/api/user/totp`, method: 'POST', body: queryArg }),
    }),
    confirmOwnTotp: build.mutation<ConfirmOwnTotpApiResponse, ConfirmOwnTotpApiArg>({
      query: (queryArg) => ({ url: `/api/user/totp`, method: 'PUT', body: queryArg }),
      invalidatesTags: ['OwnTotp'],
    }),
    removeOwnTotp: build.mutation<RemoveOwnTotpApiResponse, RemoveOwnTotpApiArg>({
      query: (queryArg) => ({ url: `/api/user/totp`, method: 'DELETE', body: queryArg }),
      invalidatesTags: ['OwnTotp'],
    }),
    renewOwnRecoveryCodes: build.mutation<RenewOwnRecoveryCodesApiResponse, RenewOwnRecoveryCodesApiArg>({
      query: (queryArg) => ({ url: `/api/user/totp/recovery-codes`, method: 'POST', body: queryArg }),
      invalidatesTags: ['OwnTotp'],
    }),
    listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
      query: () => ({ url: `/api/user/passkeys` }),
      providesTags: ['Passkeys'],
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/user/passkeys`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Passkeys'],
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/user/passkeys/options`, method: 'POST', body: queryArg }),
    }),
    renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/user/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.renamePasskeyRequest,
      }),
      invalidatesTags: ['Passkeys'],
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/user/passkeys/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
      invalidatesTags: ['Passkeys'],
    }),
    listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
      query: () => ({ url: `/api/keys` }),
      providesTags: ['ApiKeys'],
    }),
    makeApiKey: build.mutation<MakeApiKeyApiResponse, MakeApiKeyApiArg>({
      query: (queryArg) => ({ url: `/api/keys`, method: 'POST', body: queryArg }),
      invalidatesTags: ['ApiKeys'],
    }),
    rotateApiKey: build.mutation<RotateApiKeyApiResponse, RotateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/keys/${encodeURIComponent(String(queryArg.id))}/rotate`,
        method: 'POST',
        body: queryArg.rotateApiKeyRequest,
      }),
      invalidatesTags: ['ApiKeys', 'WebhookEndpoints'],
    }),
    revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
      query: (queryArg) => ({ url: `/api/keys/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
      invalidatesTags: ['ApiKeys', 'WebhookEndpoints'],
    }),
    listAccountApiKeys: build.query<ListAccountApiKeysApiResponse, ListAccountApiKeysApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/keys` }),
      providesTags: ['UserFile'],
    }),
    revokeAccountApiKey: build.mutation<RevokeAccountApiKeyApiResponse, RevokeAccountApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/keys/${encodeURIComponent(String(queryArg.keyId))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['UserFile', 'Users'],
    }),
    registerAccount: build.mutation<RegisterAccountApiResponse, RegisterAccountApiArg>({
      query: (queryArg) => ({ url: `/api/auth/register`, method: 'POST', body: queryArg }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg }),
    }),
    beginPasskeyLogin: build.mutation<BeginPasskeyLoginApiResponse, BeginPasskeyLoginApiArg>({
      query: () => ({ url: `/api/auth/passkey/options`, method: 'POST' }),
    }),
    loginWithPasskey: build.mutation<LoginWithPasskeyApiResponse, LoginWithPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/auth/passkey`, method: 'POST', body: queryArg }),
    }),
    refreshSession: build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/refresh`,
        method: 'POST',
        params: {
          userType: queryArg,
        },
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/logout`,
        method: 'POST',
        params: {
          userType: queryArg,
        },
      }),
    }),
    adminLogin: build.mutation<AdminLoginApiResponse, AdminLoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/admin/login`, method: 'POST', body: queryArg }),
    }),
    stepUp: build.mutation<StepUpApiResponse, StepUpApiArg>({
      query: (queryArg) => ({ url: `/api/auth/admin/step-up`, method: 'POST', body: queryArg }),
    }),
    stepUpSubscriber: build.mutation<StepUpSubscriberApiResponse, StepUpSubscriberApiArg>({
      query: (queryArg) => ({ url: `/api/auth/step-up`, method: 'POST', body: queryArg }),
    }),
    listPlans: build.query<ListPlansApiResponse, ListPlansApiArg>({
      query: () => ({ url: `/api/plans` }),
    }),
    getSubscription: build.query<GetSubscriptionApiResponse, GetSubscriptionApiArg>({
      query: () => ({ url: `/api/user/subscription` }),
      providesTags: ['Subscription'],
    }),
    getRenewal: build.query<GetRenewalApiResponse, GetRenewalApiArg>({
      query: () => ({ url: `/api/payments/renewal` }),
      providesTags: ['Subscription'],
    }),
    extendPlan: build.mutation<ExtendPlanApiResponse, ExtendPlanApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/plan/extensions`,
        method: 'POST',
        body: queryArg.extendPlanBody,
      }),
      invalidatesTags: ['UserFile', 'Users'],
    }),
    revokeExtension: build.mutation<RevokeExtensionApiResponse, RevokeExtensionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/plan/extensions/${encodeURIComponent(String(queryArg.extensionId))}/take-back`,
        method: 'POST',
      }),
      invalidatesTags: ['UserFile', 'Users'],
    }),
    listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/payments`,
        params: {
          cursor: queryArg,
        },
      }),
      providesTags: ['Payments'],
    }),
    validatePromotionalCode: build.mutation<ValidatePromotionalCodeApiResponse, ValidatePromotionalCodeApiArg>({
      query: (queryArg) => ({ url: `/api/promotional-codes/validate`, method: 'POST', body: queryArg }),
    }),
    listPromotionalCodes: build.query<ListPromotionalCodesApiResponse, ListPromotionalCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/promotional-codes`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          status: queryArg.status,
          text: queryArg.text,
          sort: queryArg.sort,
        },
      }),
      providesTags: ['PromotionalCodes'],
    }),
    createPromotionalCode: build.mutation<CreatePromotionalCodeApiResponse, CreatePromotionalCodeApiArg>({
      query: (queryArg) => ({ url: `/api/admin/promotional-codes`, method: 'POST', body: queryArg }),
      invalidatesTags: ['PromotionalCodes'],
    }),
    editPromotionalCode: build.mutation<EditPromotionalCodeApiResponse, EditPromotionalCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/promotional-codes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editPromotionalCodeBody,
      }),
      invalidatesTags: ['PromotionalCodes'],
    }),
    deletePromotionalCode: build.mutation<DeletePromotionalCodeApiResponse, DeletePromotionalCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/promotional-codes/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['PromotionalCodes'],
    }),
    listRedemptions: build.query<ListRedemptionsApiResponse, ListRedemptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/promotional-codes/${encodeURIComponent(String(queryArg.id))}/redemptions`,
        params: {
          cursor: queryArg.cursor,
          sort: queryArg.sort,
          status: queryArg.status,
        },
      }),
    }),
    readLedger: build.query<ReadLedgerApiResponse, ReadLedgerApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/ledger`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listLedgerLines: build.query<ListLedgerLinesApiResponse, ListLedgerLinesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/ledger/lines`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    auditBooks: build.query<AuditBooksApiResponse, AuditBooksApiArg>({
      query: () => ({ url: `/api/admin/payments/audit` }),
    }),
    createPixPayment: build.mutation<CreatePixPaymentApiResponse, CreatePixPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/create-pix`,
        method: 'POST',
        body: queryArg.createPixPaymentBody,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
      invalidatesTags: ['Payments'],
    }),
    getPendingPayment: build.query<GetPendingPaymentApiResponse, GetPendingPaymentApiArg>({
      query: () => ({ url: `/api/payments/pending` }),
      providesTags: ['Payments'],
    }),
    getPaymentStatus: build.query<GetPaymentStatusApiResponse, GetPaymentStatusApiArg>({
      query: (queryArg) => ({ url: `/api/payments/status/${encodeURIComponent(String(queryArg))}` }),
    }),
    checkPayment: build.mutation<CheckPaymentApiResponse, CheckPaymentApiArg>({
      query: (queryArg) => ({ url: `/api/payments/${encodeURIComponent(String(queryArg))}/check`, method: 'POST' }),
    }),
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhooks`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          sort: queryArg.sort,
          state: queryArg.state,
          provider: queryArg.provider,
          chargeId: queryArg.chargeId,
        },
      }),
      providesTags: ['Webhooks'],
    }),
    openWebhook: build.query<OpenWebhookApiResponse, OpenWebhookApiArg>({
      query: (queryArg) => ({ url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['Webhooks'],
    }),
    replayWebhook: build.mutation<ReplayWebhookApiResponse, ReplayWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg))}/replay`,
        method: 'POST',
      }),
      invalidatesTags: ['Webhooks'],
    }),
    refundPayment: build.mutation<RefundPaymentApiResponse, RefundPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/refund`,
        method: 'POST',
        body: queryArg.refundPaymentBody,
      }),
      invalidatesTags: ['AdminPayments'],
    }),
    previewWithdrawal: build.query<PreviewWithdrawalApiResponse, PreviewWithdrawalApiArg>({
      query: (queryArg) => ({ url: `/api/payments/${encodeURIComponent(String(queryArg))}/withdrawal` }),
      providesTags: ['Payments'],
    }),
    withdrawPurchase: build.mutation<WithdrawPurchaseApiResponse, WithdrawPurchaseApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/${encodeURIComponent(String(queryArg))}/withdrawal`,
        method: 'POST',
      }),
      invalidatesTags: ['Payments'],
    }),
    listAdminPayments: build.query<ListAdminPaymentsApiResponse, ListAdminPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          from: queryArg['from'],
          to: queryArg.to,
          status: queryArg.status,
          plan: queryArg.plan,
          withdrawal: queryArg.withdrawal,
          dates: queryArg.dates,
          sort: queryArg.sort,
        },
      }),
      providesTags: ['AdminPayments'],
    }),
    searchPayments: build.mutation<SearchPaymentsApiResponse, SearchPaymentsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/payments/search`, method: 'POST', body: queryArg }),
    }),
    openPayment: build.query<OpenPaymentApiResponse, OpenPaymentApiArg>({
      query: (queryArg) => ({ url: `/api/admin/payments/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['AdminPayments'],
    }),
    listAdmins: build.query<ListAdminsApiResponse, ListAdminsApiArg>({
      query: () => ({ url: `/api/admin/admins` }),
      providesTags: ['Admins'],
    }),
    inviteAdmin: build.mutation<InviteAdminApiResponse, InviteAdminApiArg>({
      query: (queryArg) => ({ url: `/api/admin/admins`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Admins'],
    }),
    deactivateAdmin: build.mutation<DeactivateAdminApiResponse, DeactivateAdminApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/admins/${encodeURIComponent(String(queryArg))}/deactivate`,
        method: 'POST',
      }),
      invalidatesTags: ['Admins'],
    }),
    reactivateAdmin: build.mutation<ReactivateAdminApiResponse, ReactivateAdminApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/admins/${encodeURIComponent(String(queryArg))}/reactivate`,
        method: 'POST',
      }),
      invalidatesTags: ['Admins'],
    }),
    blockAccount: build.mutation<BlockAccountApiResponse, BlockAccountApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/block`, method: 'POST' }),
      invalidatesTags: ['UserFile', 'Users'],
    }),
    unblockAccount: build.mutation<UnblockAccountApiResponse, UnblockAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/unblock`,
        method: 'POST',
      }),
      invalidatesTags: ['UserFile', 'Users'],
    }),
    endAccountSessions: build.mutation<EndAccountSessionsApiResponse, EndAccountSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/sessions/end`,
        method: 'POST',
      }),
      invalidatesTags: ['UserFile', 'Users'],
    }),
    endAccountSession: build.mutation<EndAccountSessionApiResponse, EndAccountSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/sessions/${encodeURIComponent(String(queryArg.sessionId))}/end`,
        method: 'POST',
      }),
      invalidatesTags: ['UserFile', 'Users'],
    }),
    sendResetLink: build.mutation<SendResetLinkApiResponse, SendResetLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/reset-link`,
        method: 'POST',
      }),
    }),
    removeAccountTotp: build.mutation<RemoveAccountTotpApiResponse, RemoveAccountTotpApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/totp`, method: 'DELETE' }),
      invalidatesTags: ['UserFile', 'Users'],
    }),
    listSuppressions: build.query<ListSuppressionsApiResponse, ListSuppressionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/suppressions`,
        params: {
          sort: queryArg.sort,
          situacao: queryArg.situacao,
          tipo: queryArg.tipo,
          motivo: queryArg.motivo,
          protocolo: queryArg.protocolo,
          cursor: queryArg.cursor,
        },
      }),
      providesTags: ['Suppressions'],
    }),
    suppressPerson: build.mutation<SuppressPersonApiResponse, SuppressPersonApiArg>({
      query: (queryArg) => ({ url: `/api/admin/suppressions`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Suppressions'],
    }),
    checkSuppression: build.mutation<CheckSuppressionApiResponse, CheckSuppressionApiArg>({
      query: (queryArg) => ({ url: `/api/admin/suppressions/check`, method: 'POST', body: queryArg }),
    }),
    liftSuppression: build.mutation<LiftSuppressionApiResponse, LiftSuppressionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/suppressions/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Suppressions'],
    }),
    listLookupTypes: build.query<ListLookupTypesApiResponse, ListLookupTypesApiArg>({
      query: () => ({ url: `/api/lookup-types` }),
      providesTags: ['LookupStates'],
    }),
    listFeatureFlags: build.query<ListFeatureFlagsApiResponse, ListFeatureFlagsApiArg>({
      query: () => ({ url: `/api/admin/lookup-types` }),
      providesTags: ['Sources'],
    }),
    changeFeatureFlag: build.mutation<ChangeFeatureFlagApiResponse, ChangeFeatureFlagApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/lookup-types/${encodeURIComponent(String(queryArg['type']))}`,
        method: 'PUT',
        body: queryArg.changeFeatureFlagBody,
      }),
      invalidatesTags: ['LookupStates', 'Sources'],
    }),
    listSources: build.query<ListSourcesApiResponse, ListSourcesApiArg>({
      query: () => ({ url: `/api/admin/providers` }),
      providesTags: ['Sources'],
    }),
    getSource: build.query<GetSourceApiResponse, GetSourceApiArg>({
      query: (queryArg) => ({ url: `/api/admin/providers/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['Sources'],
    }),
    registerSource: build.mutation<RegisterSourceApiResponse, RegisterSourceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/providers/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.sourceEntryBody,
      }),
      invalidatesTags: ['LookupStates', 'Sources'],
    }),
    unregisterSource: build.mutation<UnregisterSourceApiResponse, UnregisterSourceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/providers/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        body: queryArg.seenEntryBody,
      }),
      invalidatesTags: ['LookupStates', 'Sources'],
    }),
    getPublicStatus: build.query<GetPublicStatusApiResponse, GetPublicStatusApiArg>({
      query: () => ({ url: `/api/public/status` }),
    }),
    getUsage: build.query<GetUsageApiResponse, GetUsageApiArg>({
      query: () => ({ url: `/api/user/usage` }),
      providesTags: ['Usage'],
    }),
    listAbuseFlags: build.query<ListAbuseFlagsApiResponse, ListAbuseFlagsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/discipline`,
        params: {
          cursor: queryArg.cursor,
          sort: queryArg.sort,
          conta: queryArg.conta,
          nivel: queryArg.nivel,
          motivo: queryArg.motivo,
          emVigor: queryArg.emVigor,
        },
      }),
      providesTags: ['AbuseFlags'],
    }),
    searchAbuseFlags: build.mutation<SearchAbuseFlagsApiResponse, SearchAbuseFlagsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/discipline/search`, method: 'POST', body: queryArg }),
    }),
    getAbuseFlag: build.query<GetAbuseFlagApiResponse, GetAbuseFlagApiArg>({
      query: (queryArg) => ({ url: `/api/admin/discipline/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['AbuseFlags'],
    }),
    releaseLookups: build.mutation<ReleaseLookupsApiResponse, ReleaseLookupsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/discipline/${encodeURIComponent(String(queryArg.id))}/release`,
        method: 'POST',
        body: queryArg.releaseLookupsBody,
      }),
    }),
    holdLookups: build.mutation<HoldLookupsApiResponse, HoldLookupsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/discipline/${encodeURIComponent(String(queryArg.id))}/hold`,
        method: 'POST',
        body: queryArg.abuseFlagNoteBody,
      }),
    }),
    listHistory: build.query<ListHistoryApiResponse, ListHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/user/history`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          type: queryArg['type'],
          status: queryArg.status,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['History'],
    }),
    searchHistory: build.mutation<SearchHistoryApiResponse, SearchHistoryApiArg>({
      query: (queryArg) => ({ url: `/api/user/history/search`, method: 'POST', body: queryArg }),
    }),
    eraseHistory: build.mutation<EraseHistoryApiResponse, EraseHistoryApiArg>({
      query: (queryArg) => ({ url: `/api/user/history/erase`, method: 'POST', body: queryArg }),
      invalidatesTags: ['History', 'HistoryEntries'],
    }),
    exportHistorySelection: build.mutation<ExportHistorySelectionApiResponse, ExportHistorySelectionApiArg>({
      query: (queryArg) => ({ url: `/api/user/history/export`, method: 'POST', body: queryArg }),
    }),
    getHistoryEntry: build.query<GetHistoryEntryApiResponse, GetHistoryEntryApiArg>({
      query: (queryArg) => ({ url: `/api/user/history/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['HistoryEntries'],
    }),
    getHistoryEntryByProtocol: build.query<GetHistoryEntryByProtocolApiResponse, GetHistoryEntryByProtocolApiArg>({
      query: (queryArg) => ({ url: `/api/user/history/by-protocol/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['HistoryEntries'],
    }),
    getMadeReports: build.query<GetMadeReportsApiResponse, GetMadeReportsApiArg>({
      query: (queryArg) => ({ url: `/api/user/history/by-protocol/${encodeURIComponent(String(queryArg))}/reports` }),
      providesTags: ['MadeReports'],
    }),
    verifyReport: build.query<VerifyReportApiResponse, VerifyReportApiArg>({
      query: (queryArg) => ({ url: `/api/public/reports/${encodeURIComponent(String(queryArg))}` }),
    }),
    listDossiers: build.query<ListDossiersApiResponse, ListDossiersApiArg>({
      query: () => ({ url: `/api/user/dossiers` }),
      providesTags: ['Dossiers', 'History'],
    }),
    getDossierOfLookup: build.query<GetDossierOfLookupApiResponse, GetDossierOfLookupApiArg>({
      query: (queryArg) => ({ url: `/api/user/dossiers/by-protocol/${encodeURIComponent(String(queryArg))}` }),
    }),
    getDossier: build.query<GetDossierApiResponse, GetDossierApiArg>({
      query: (queryArg) => ({
        url: `/api/user/dossiers/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    annotateDossier: build.mutation<AnnotateDossierApiResponse, AnnotateDossierApiArg>({
      query: (queryArg) => ({
        url: `/api/user/dossiers/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.annotateDossierBody,
      }),
    }),
    searchAudit: build.mutation<SearchAuditApiResponse, SearchAuditApiArg>({
      query: (queryArg) => ({ url: `/api/admin/audit/search`, method: 'POST', body: queryArg }),
    }),
    getAuditRecord: build.query<GetAuditRecordApiResponse, GetAuditRecordApiArg>({
      query: (queryArg) => ({ url: `/api/admin/audit/records/${encodeURIComponent(String(queryArg))}` }),
    }),
    getAuditState: build.query<GetAuditStateApiResponse, GetAuditStateApiArg>({
      query: () => ({ url: `/api/admin/audit/state` }),
      providesTags: ['AuditState'],
    }),
    verifyAudit: build.query<VerifyAuditApiResponse, VerifyAuditApiArg>({
      query: () => ({ url: `/api/admin/audit/verify` }),
    }),
    getRetentionPeriods: build.query<GetRetentionPeriodsApiResponse, GetRetentionPeriodsApiArg>({
      query: () => ({ url: `/api/public/privacy` }),
    }),
    fileDataSubjectRequest: build.mutation<FileDataSubjectRequestApiResponse, FileDataSubjectRequestApiArg>({
      query: (queryArg) => ({ url: `/api/privacy-requests`, method: 'POST', body: queryArg }),
    }),
    getDataSubjectRequest: build.query<GetDataSubjectRequestApiResponse, GetDataSubjectRequestApiArg>({
      query: (queryArg) => ({ url: `/api/privacy-requests/${encodeURIComponent(String(queryArg))}` }),
    }),
    confirmDataSubjectRequestEmail: build.mutation<
      ConfirmDataSubjectRequestEmailApiResponse,
      ConfirmDataSubjectRequestEmailApiArg
    >({
      query: (queryArg) => ({ url: `/api/privacy-requests/confirm-email`, method: 'POST', body: queryArg }),
    }),
    cancelDataSubjectRequest: build.mutation<CancelDataSubjectRequestApiResponse, CancelDataSubjectRequestApiArg>({
      query: (queryArg) => ({ url: `/api/privacy-requests/cancel`, method: 'POST', body: queryArg }),
    }),
    readDataSubjectAnswer: build.mutation<ReadDataSubjectAnswerApiResponse, ReadDataSubjectAnswerApiArg>({
      query: (queryArg) => ({ url: `/api/privacy-requests/answer`, method: 'POST', body: queryArg }),
    }),
    listDataSubjectRequests: build.query<ListDataSubjectRequestsApiResponse, ListDataSubjectRequestsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/privacy-requests`,
        params: {
          state: queryArg.state,
          late: queryArg.late,
          kind: queryArg.kind,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
        },
      }),
      providesTags: ['DataSubjectRequests'],
    }),
    countWaitingDataSubjectRequests: build.query<
      CountWaitingDataSubjectRequestsApiResponse,
      CountWaitingDataSubjectRequestsApiArg
    >({
      query: () => ({ url: `/api/admin/privacy-requests/waiting` }),
      providesTags: ['DataSubjectRequests'],
    }),
    openDataSubjectRequest: build.query<OpenDataSubjectRequestApiResponse, OpenDataSubjectRequestApiArg>({
      query: (queryArg) => ({ url: `/api/admin/privacy-requests/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['DataSubjectRequests'],
    }),
    askDataSubjectProof: build.mutation<AskDataSubjectProofApiResponse, AskDataSubjectProofApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/privacy-requests/${encodeURIComponent(String(queryArg.id))}/ask-proof`,
        method: 'POST',
        body: queryArg.askDataSubjectProofBody,
      }),
      invalidatesTags: ['DataSubjectRequests'],
    }),
    confirmDataSubjectIdentity: build.mutation<ConfirmDataSubjectIdentityApiResponse, ConfirmDataSubjectIdentityApiArg>(
      {
        query: (queryArg) => ({
          url: `/api/admin/privacy-requests/${encodeURIComponent(String(queryArg.id))}/confirm-identity`,
          method: 'POST',
          body: queryArg.confirmDataSubjectIdentityBody,
        }),
        invalidatesTags: ['DataSubjectRequests'],
      },
    ),
    suppressDataSubject: build.mutation<SuppressDataSubjectApiResponse, SuppressDataSubjectApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/privacy-requests/${encodeURIComponent(String(queryArg))}/suppress`,
        method: 'POST',
      }),
      invalidatesTags: ['DataSubjectRequests'],
    }),
    refuseDataSubjectRequest: build.mutation<RefuseDataSubjectRequestApiResponse, RefuseDataSubjectRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/privacy-requests/${encodeURIComponent(String(queryArg.id))}/refuse`,
        method: 'POST',
        body: queryArg.refuseDataSubjectRequestBody,
      }),
      invalidatesTags: ['DataSubjectRequests'],
    }),
    previewDataSubjectAnswer: build.query<PreviewDataSubjectAnswerApiResponse, PreviewDataSubjectAnswerApiArg>({
      query: (queryArg) => ({ url: `/api/admin/privacy-requests/${encodeURIComponent(String(queryArg))}/preview` }),
    }),
    answerDataSubjectRequest: build.mutation<AnswerDataSubjectRequestApiResponse, AnswerDataSubjectRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/privacy-requests/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'POST',
        body: queryArg.answerDataSubjectRequestBody,
      }),
      invalidatesTags: ['DataSubjectRequests'],
    }),
    resendDataSubjectAnswer: build.mutation<ResendDataSubjectAnswerApiResponse, ResendDataSubjectAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/privacy-requests/${encodeURIComponent(String(queryArg))}/resend-answer`,
        method: 'POST',
      }),
      invalidatesTags: ['DataSubjectRequests'],
    }),
    getApiKeyUsage: build.query<GetApiKeyUsageApiResponse, GetApiKeyUsageApiArg>({
      query: () => ({ url: `/api/keys/usage` }),
    }),
    startBatch: build.mutation<StartBatchApiResponse, StartBatchApiArg>({
      query: (queryArg) => ({
        url: `/api/batches`,
        method: 'POST',
        body: queryArg.startBatchRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
      invalidatesTags: ['Batches'],
    }),
    listBatches: build.query<ListBatchesApiResponse, ListBatchesApiArg>({
      query: (queryArg) => ({
        url: `/api/batches`,
        params: {
          cursor: queryArg,
        },
      }),
      providesTags: ['Batches'],
    }),
    getBatch: build.query<GetBatchApiResponse, GetBatchApiArg>({
      query: (queryArg) => ({ url: `/api/batches/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['Batches'],
    }),
    deleteBatch: build.mutation<DeleteBatchApiResponse, DeleteBatchApiArg>({
      query: (queryArg) => ({ url: `/api/batches/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
      invalidatesTags: ['Batches'],
    }),
    listBatchLines: build.query<ListBatchLinesApiResponse, ListBatchLinesApiArg>({
      query: (queryArg) => ({
        url: `/api/batches/${encodeURIComponent(String(queryArg.id))}/items`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          verdict: queryArg.verdict,
        },
      }),
      providesTags: ['Batches'],
    }),
    pauseBatch: build.mutation<PauseBatchApiResponse, PauseBatchApiArg>({
      query: (queryArg) => ({ url: `/api/batches/${encodeURIComponent(String(queryArg))}/pause`, method: 'POST' }),
      invalidatesTags: ['Batches'],
    }),
    resumeBatch: build.mutation<ResumeBatchApiResponse, ResumeBatchApiArg>({
      query: (queryArg) => ({ url: `/api/batches/${encodeURIComponent(String(queryArg))}/resume`, method: 'POST' }),
      invalidatesTags: ['Batches'],
    }),
    cancelBatch: build.mutation<CancelBatchApiResponse, CancelBatchApiArg>({
      query: (queryArg) => ({ url: `/api/batches/${encodeURIComponent(String(queryArg))}/cancel`, method: 'POST' }),
      invalidatesTags: ['Batches'],
    }),
    retryBatch: build.mutation<RetryBatchApiResponse, RetryBatchApiArg>({
      query: (queryArg) => ({ url: `/api/batches/${encodeURIComponent(String(queryArg))}/retry`, method: 'POST' }),
      invalidatesTags: ['Batches'],
    }),
    sendSuggestion: build.mutation<SendSuggestionApiResponse, SendSuggestionApiArg>({
      query: (queryArg) => ({ url: `/api/suggestions`, method: 'POST', body: queryArg }),
    }),
    listSuggestions: build.query<ListSuggestionsApiResponse, ListSuggestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/suggestions`,
        params: {
          cursor: queryArg.cursor,
          sort: queryArg.sort,
          state: queryArg.state,
          type: queryArg['type'],
        },
      }),
      providesTags: ['Suggestions'],
    }),
    searchSuggestions: build.mutation<SearchSuggestionsApiResponse, SearchSuggestionsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/suggestions/search`, method: 'POST', body: queryArg }),
    }),
    moveSuggestion: build.mutation<MoveSuggestionApiResponse, MoveSuggestionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/suggestions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.moveSuggestionBody,
      }),
      invalidatesTags: ['Suggestions'],
    }),
    eraseSuggestion: build.mutation<EraseSuggestionApiResponse, EraseSuggestionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/suggestions/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Suggestions'],
    }),
    answerSuggestion: build.mutation<AnswerSuggestionApiResponse, AnswerSuggestionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/suggestions/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'POST',
        body: queryArg.answerSuggestionBody,
      }),
      invalidatesTags: ['Suggestions'],
    }),
    checkWhatsapp: build.query<CheckWhatsappApiResponse, CheckWhatsappApiArg>({
      query: () => ({ url: `/api/whatsapp/check-whatsapp`, method: 'POST' }),
      providesTags: ['Whatsapp'],
    }),
    addWhatsapp: build.mutation<AddWhatsappApiResponse, AddWhatsappApiArg>({
      query: (queryArg) => ({ url: `/api/whatsapp/add-whatsapp`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Whatsapp'],
    }),
    removeWhatsapp: build.mutation<RemoveWhatsappApiResponse, RemoveWhatsappApiArg>({
      query: () => ({ url: `/api/whatsapp`, method: 'DELETE' }),
      invalidatesTags: ['Whatsapp'],
    }),
    getBotLink: build.query<GetBotLinkApiResponse, GetBotLinkApiArg>({
      query: () => ({ url: `/api/whatsapp/bot-link` }),
    }),
    getEmailPreferences: build.query<GetEmailPreferencesApiResponse, GetEmailPreferencesApiArg>({
      query: () => ({ url: `/api/user/letters` }),
      providesTags: ['Emails'],
    }),
    updateEmailPreferences: build.mutation<UpdateEmailPreferencesApiResponse, UpdateEmailPreferencesApiArg>({
      query: (queryArg) => ({ url: `/api/user/letters`, method: 'PUT', body: queryArg }),
      invalidatesTags: ['Emails'],
    }),
    unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
      query: (queryArg) => ({ url: `/api/unsubscribe/${encodeURIComponent(String(queryArg))}`, method: 'POST' }),
    }),
    sendBroadcast: build.mutation<SendBroadcastApiResponse, SendBroadcastApiArg>({
      query: (queryArg) => ({ url: `/api/admin/messages/broadcast`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Broadcasts'],
    }),
    countAudience: build.query<CountAudienceApiResponse, CountAudienceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/messages/audience`,
        params: {
          segment: queryArg,
        },
      }),
      providesTags: ['Broadcasts'],
    }),
    listBroadcasts: build.query<ListBroadcastsApiResponse, ListBroadcastsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/messages`,
        params: {
          sort: queryArg.sort,
          state: queryArg.state,
          cursor: queryArg.cursor,
        },
      }),
      providesTags: ['Broadcasts'],
    }),
    cancelBroadcast: build.mutation<CancelBroadcastApiResponse, CancelBroadcastApiArg>({
      query: (queryArg) => ({ url: `/api/admin/messages/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
      invalidatesTags: ['Broadcasts'],
    }),
    checkMessages: build.query<CheckMessagesApiResponse, CheckMessagesApiArg>({
      query: () => ({ url: `/api/admin/messages/check` }),
      providesTags: ['Messages'],
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: () => ({ url: `/api/user/admin-messages` }),
      providesTags: ['Messages'],
    }),
    markMessageRead: build.mutation<MarkMessageReadApiResponse, MarkMessageReadApiArg>({
      query: (queryArg) => ({ url: `/api/admin/messages/mark-read`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Messages'],
    }),
    listWebhookEndpoints: build.query<ListWebhookEndpointsApiResponse, ListWebhookEndpointsApiArg>({
      query: () => ({ url: `/api/webhook-endpoints` }),
      providesTags: ['WebhookEndpoints'],
    }),
    addWebhookEndpoint: build.mutation<AddWebhookEndpointApiResponse, AddWebhookEndpointApiArg>({
      query: (queryArg) => ({ url: `/api/webhook-endpoints`, method: 'POST', body: queryArg }),
      invalidatesTags: ['WebhookEndpoints'],
    }),
    rotateWebhookSecret: build.mutation<RotateWebhookSecretApiResponse, RotateWebhookSecretApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg))}/rotate`,
        method: 'POST',
      }),
    }),
    pauseWebhookEndpoint: build.mutation<PauseWebhookEndpointApiResponse, PauseWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg))}/pause`,
        method: 'POST',
      }),
      invalidatesTags: ['WebhookEndpoints'],
    }),
    resumeWebhookEndpoint: build.mutation<ResumeWebhookEndpointApiResponse, ResumeWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg))}/resume`,
        method: 'POST',
      }),
      invalidatesTags: ['WebhookEndpoints', 'WebhookLog'],
    }),
    removeWebhookEndpoint: build.mutation<RemoveWebhookEndpointApiResponse, RemoveWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['WebhookEndpoints'],
    }),
    testWebhookEndpoint: build.mutation<TestWebhookEndpointApiResponse, TestWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg))}/test`,
        method: 'POST',
      }),
      invalidatesTags: ['WebhookLog'],
    }),
    listWebhookDeliveries: build.query<ListWebhookDeliveriesApiResponse, ListWebhookDeliveriesApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/deliveries`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
      providesTags: ['WebhookLog'],
    }),
    getWebhookDelivery: build.query<GetWebhookDeliveryApiResponse, GetWebhookDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}`,
      }),
      providesTags: ['WebhookLog'],
    }),
    resendWebhookDelivery: build.mutation<ResendWebhookDeliveryApiResponse, ResendWebhookDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/resend`,
        method: 'POST',
      }),
      invalidatesTags: ['WebhookLog'],
    }),
    listAdminActions: build.query<ListAdminActionsApiResponse, ListAdminActionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit/admin-actions`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          from: queryArg['from'],
          to: queryArg.to,
          sort: queryArg.sort,
          action: queryArg.action,
          adminId: queryArg.adminId,
          target: queryArg.target,
        },
      }),
      providesTags: ['UserFile'],
    }),
    getPublicStats: build.query<GetPublicStatsApiResponse, GetPublicStatsApiArg>({
      query: () => ({ url: `/api/public/stats` }),
    }),
    getAdminStats: build.query<GetAdminStatsApiResponse, GetAdminStatsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/stats`,
        params: {
          periodo: queryArg.periodo,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getAnalytics: build.query<GetAnalyticsApiResponse, GetAnalyticsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/analytics`,
        params: {
          periodo: queryArg.periodo,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          cursor: queryArg.cursor,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          status: queryArg.status,
          plan: queryArg.plan,
          sort: queryArg.sort,
        },
      }),
      providesTags: ['Users'],
    }),
    searchUsers: build.mutation<SearchUsersApiResponse, SearchUsersApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/search`, method: 'POST', body: queryArg }),
    }),
    openUser: build.query<OpenUserApiResponse, OpenUserApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${encodeURIComponent(String(queryArg))}` }),
      providesTags: ['UserFile'],
    }),
    revealUserEmail: build.mutation<RevealUserEmailApiResponse, RevealUserEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/reveal-email`,
        method: 'POST',
      }),
    }),
    getCleanupStats: build.query<GetCleanupStatsApiResponse, GetCleanupStatsApiArg>({
      query: () => ({ url: `/api/admin/cleanup/stats` }),
      providesTags: ['CleanupStats'],
    }),
    previewCleanup: build.query<PreviewCleanupApiResponse, PreviewCleanupApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/cleanup/preview`,
        params: {
          cursor: queryArg.cursor,
          rule: queryArg.rule,
          asOf: queryArg.asOf,
        },
      }),
    }),
    listCleanupRuns: build.query<ListCleanupRunsApiResponse, ListCleanupRunsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/cleanup/runs`,
        params: {
          cursor: queryArg.cursor,
          sort: queryArg.sort,
        },
      }),
      providesTags: ['CleanupLog'],
    }),
    listCleanupRemovals: build.query<ListCleanupRemovalsApiResponse, ListCleanupRemovalsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/cleanup/runs/${encodeURIComponent(String(queryArg.id))}/accounts`,
        params: {
          cursor: queryArg.cursor,
          sort: queryArg.sort,
          state: queryArg.state,
        },
      }),
      providesTags: ['CleanupLog'],
    }),
    executeCleanup: build.mutation<ExecuteCleanupApiResponse, ExecuteCleanupApiArg>({
      query: (queryArg) => ({ url: `/api/admin/cleanup/execute`, method: 'POST', body: queryArg }),
      invalidatesTags: ['CleanupLog', 'CleanupStats'],
    }),
    listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
      query: () => ({ url: `/api/admin/settings` }),
      providesTags: ['Settings'],
    }),
    changeSetting: build.mutation<ChangeSettingApiResponse, ChangeSettingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/settings/${encodeURIComponent(String(queryArg.name))}`,
        method: 'PUT',
        body: queryArg.changeSettingBody,
      }),
      invalidatesTags: ['Settings'],
    }),
    searchCompanies: build.mutation<SearchCompaniesApiResponse, SearchCompaniesApiArg>({
      query: (queryArg) => ({ url: `/api/companies/search`, method: 'POST', body: queryArg }),
    }),
    readCompanyGroup: build.query<ReadCompanyGroupApiResponse, ReadCompanyGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/companies/${encodeURIComponent(String(queryArg.cnpj))}/group`,
        params: {
          finalidade: queryArg.finalidade,
          passos: queryArg.passos,
        },
      }),
    }),
    listCompanyLoads: build.query<ListCompanyLoadsApiResponse, ListCompanyLoadsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/companies/loads`,
        params: {
          cursor: queryArg.cursor,
          sort: queryArg.sort,
          state: queryArg.state,
        },
      }),
      providesTags: ['CompanyLoads'],
    }),
    beginCompanyLoad: build.mutation<BeginCompanyLoadApiResponse, BeginCompanyLoadApiArg>({
      query: (queryArg) => ({ url: `/api/admin/companies/loads`, method: 'POST', body: queryArg }),
      invalidatesTags: ['CompanyLoads'],
    }),
    countWaitingCompanyLoads: build.query<CountWaitingCompanyLoadsApiResponse, CountWaitingCompanyLoadsApiArg>({
      query: () => ({ url: `/api/admin/companies/loads/waiting` }),
      providesTags: ['CompanyLoads'],
    }),
    approveCompanyLoad: build.mutation<ApproveCompanyLoadApiResponse, ApproveCompanyLoadApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/companies/loads/${encodeURIComponent(String(queryArg))}/approve`,
        method: 'POST',
      }),
      invalidatesTags: ['CompanyLoads'],
    }),
    refuseCompanyLoad: build.mutation<RefuseCompanyLoadApiResponse, RefuseCompanyLoadApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/companies/loads/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['CompanyLoads'],
    }),
    listWatchEvents: build.query<ListWatchEventsApiResponse, ListWatchEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/watchlist/events`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          cnpj: queryArg.cnpj,
        },
      }),
    }),
    getWatchlist: build.query<GetWatchlistApiResponse, GetWatchlistApiArg>({
      query: () => ({ url: `/api/watchlist` }),
      providesTags: ['Watchlist'],
    }),
    followCompanies: build.mutation<FollowCompaniesApiResponse, FollowCompaniesApiArg>({
      query: (queryArg) => ({ url: `/api/watchlist`, method: 'POST', body: queryArg }),
      invalidatesTags: ['Watchlist'],
    }),
    unfollowCompany: build.mutation<UnfollowCompanyApiResponse, UnfollowCompanyApiArg>({
      query: (queryArg) => ({ url: `/api/watchlist/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
      invalidatesTags: ['Watchlist'],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetPublicConfigApiResponse = /** status 200  */ PublicConfigAnswer;
export type GetPublicConfigApiArg = void;
export type ListSessionsApiResponse = /** status 200  */ SessionsAnswer;
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200  */ SessionsEndedAnswer;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = /** status 200  */ DoneAnswer;
export type EndSessionApiArg = string;
export type GetProfileApiResponse = /** status 200  */ ProfileAnswer;
export type GetProfileApiArg = void;
export type AcceptTermsApiResponse = /** status 200  */ AcceptTermsAnswer;
export type AcceptTermsApiArg = AcceptTermsRequest;
export type UpdatePreferencesApiResponse = /** status 200  */ PreferencesAnswer;
export type UpdatePreferencesApiArg = UpdatePreferencesRequest;
export type EraseAccountApiResponse = /** status 200  */ DoneAnswer;
export type EraseAccountApiArg = OwnerProofRequest;
export type ForgotPasswordApiResponse = /** status 200  */ MessageAnswer;
export type ForgotPasswordApiArg = ForgotPasswordRequest;
export type ValidateResetTokenApiResponse = /** status 200  */ LinkCheckAnswer;
export type ValidateResetTokenApiArg = LinkTokenField;
export type ResetPasswordApiResponse = /** status 200  */ MessageAnswer;
export type ResetPasswordApiArg = ResetPasswordRequest;
export type ChangePasswordApiResponse = /** status 200  */ MessageAnswer;
export type ChangePasswordApiArg = ChangePasswordRequest;
export type ChangeAdminPasswordApiResponse = /** status 200  */ DoneAnswer;
export type ChangeAdminPasswordApiArg = ChangeAdminPasswordRequest;
export type ChangeEmailApiResponse = /** status 200  */ MessageAnswer;
export type ChangeEmailApiArg = ChangeEmailRequest;
export type SendEmailConfirmationApiResponse = /** status 200  */ MessageAnswer;
export type SendEmailConfirmationApiArg = void;
export type ValidateEmailLinkApiResponse = /** status 200  */ LinkCheckAnswer;
export type ValidateEmailLinkApiArg = LinkTokenField;
export type ConfirmEmailApiResponse = /** status 200  */ ConfirmEmailAnswer;
export type ConfirmEmailApiArg = LinkTokenField;
export type GetTotpApiResponse = /** status 200  */ TotpState;
export type GetTotpApiArg = void;
export type BeginTotpApiResponse = /** status 200  */ AdminTotpBegun;
export type BeginTotpApiArg = void;
export type ConfirmTotpApiResponse = /** status 200  */ RecoveryCodesAnswer;
export type ConfirmTotpApiArg = ConfirmTotpRequest;
export type RemoveTotpApiResponse = /** status 200  */ DoneAnswer;
export type RemoveTotpApiArg = void;
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesAnswer;
export type RenewRecoveryCodesApiArg = void;
export type GetOwnTotpApiResponse = /** status 200  */ TotpState;
export type GetOwnTotpApiArg = void;
export type BeginOwnTotpApiResponse = /** status 200  */ TotpBegun;
export type BeginOwnTotpApiArg = OwnerProofRequest;
export type ConfirmOwnTotpApiResponse = /** status 200  */ RecoveryCodesAnswer;
export type ConfirmOwnTotpApiArg = ConfirmTotpRequest;
export type RemoveOwnTotpApiResponse = /** status 200  */ DoneAnswer;
export type RemoveOwnTotpApiArg = OwnerProofRequest;
export type RenewOwnRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesAnswer;
export type RenewOwnRecoveryCodesApiArg = OwnerProofRequest;
export type ListPasskeysApiResponse = /** status 200  */ PasskeysAnswer;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 201  */ DoneAnswer;
export type AddPasskeyApiArg = AddPasskeyRequest;
export type BeginPasskeyApiResponse = /** status 200  */ PasskeyOptionsAnswer;
export type BeginPasskeyApiArg = BeginPasskeyRequest;
export type RenamePasskeyApiResponse = /** status 200  */ DoneAnswer;
export type RenamePasskeyApiArg = {
  id: string;
  renamePasskeyRequest: RenamePasskeyRequest;
};
export type RemovePasskeyApiResponse = /** status 200  */ DoneAnswer;
export type RemovePasskeyApiArg = string;
export type ListApiKeysApiResponse = /** status 200  */ ApiKeysAnswer;
export type ListApiKeysApiArg = void;
export type MakeApiKeyApiResponse = /** status 201  */ MadeApiKeyAnswer;
export type MakeApiKeyApiArg = MakeApiKeyRequest;
export type RotateApiKeyApiResponse = /** status 201  */ MadeApiKeyAnswer;
export type RotateApiKeyApiArg = {
  id: string;
  rotateApiKeyRequest: RotateApiKeyRequest;
};
export type RevokeApiKeyApiResponse = /** status 200  */ DoneAnswer;
export type RevokeApiKeyApiArg = string;
export type ListAccountApiKeysApiResponse = /** status 200  */ ApiKeysAnswer;
export type ListAccountApiKeysApiArg = string;
export type RevokeAccountApiKeyApiResponse = /** status 200  */ DoneAnswer;
export type RevokeAccountApiKeyApiArg = {
  id: string;
  keyId: string;
};
export type RegisterAccountApiResponse = /** status 201  */ RegisterAccountAnswer;
export type RegisterAccountApiArg = RegisterAccountRequest;
export type LoginApiResponse = /** status 200  */ SessionAnswer;
export type LoginApiArg = LoginRequest;
export type BeginPasskeyLoginApiResponse = /** status 200  */ PasskeyOptionsAnswer;
export type BeginPasskeyLoginApiArg = void;
export type LoginWithPasskeyApiResponse = /** status 200  */ SessionAnswer;
export type LoginWithPasskeyApiArg = PasskeyLoginRequest;
export type RefreshSessionApiResponse = /** status 200  */ SessionAnswer;
export type RefreshSessionApiArg = UserType | undefined;
export type LogoutApiResponse = /** status 200  */ DoneAnswer;
export type LogoutApiArg = UserType | undefined;
export type AdminLoginApiResponse = /** status 200  */ SessionAnswer;
export type AdminLoginApiArg = AdminLoginRequest;
export type StepUpApiResponse = /** status 200  */ StepUpAnswer;
export type StepUpApiArg = StepUpRequest;
export type StepUpSubscriberApiResponse = /** status 200  */ StepUpAnswer;
export type StepUpSubscriberApiArg = OwnerProofRequest;
export type ListPlansApiResponse = /** status 200  */ PlansAnswer;
export type ListPlansApiArg = void;
export type GetSubscriptionApiResponse = /** status 200  */ SubscriptionAnswer;
export type GetSubscriptionApiArg = void;
export type GetRenewalApiResponse = /** status 200  */ RenewalAnswer;
export type GetRenewalApiArg = void;
export type ExtendPlanApiResponse = /** status 200 O plano como ficou. */ SubscriptionAnswer;
export type ExtendPlanApiArg = {
  /** A conta. */
  id: string;
  extendPlanBody: ExtendPlanBody;
};
export type RevokeExtensionApiResponse = /** status 200 O plano como ficou. */ SubscriptionAnswer;
export type RevokeExtensionApiArg = {
  /** A conta. */
  id: string;
  extensionId: string;
};
export type ListPaymentsApiResponse = /** status 200  */ PaymentsAnswer;
export type ListPaymentsApiArg = /** O nextCursor da página anterior. */ string | undefined;
export type ValidatePromotionalCodeApiResponse = /** status 200  */ ValidPromotionalCodeAnswer;
export type ValidatePromotionalCodeApiArg = ValidatePromotionalCodeBody;
export type ListPromotionalCodesApiResponse = /** status 200  */ PromotionalCodesAnswer;
export type ListPromotionalCodesApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
  status?: 'Inativo' | 'Expirado' | 'Esgotado' | 'Ativo';
  /** Parte do código ou da descrição. */
  text?: string;
  /** `discount` e `uses`: o maior primeiro. `expiry`: o que expira antes primeiro. */
  sort?: 'newest' | 'oldest' | 'code' | 'discount' | 'uses' | 'expiry';
};
export type CreatePromotionalCodeApiResponse = /** status 201  */ SavedPromotionalCodeAnswer;
export type CreatePromotionalCodeApiArg = CreatePromotionalCodeBody;
export type EditPromotionalCodeApiResponse = /** status 200  */ SavedPromotionalCodeAnswer;
export type EditPromotionalCodeApiArg = {
  id: string;
  editPromotionalCodeBody: EditPromotionalCodeBody;
};
export type DeletePromotionalCodeApiResponse = /** status 200  */ PromotionalCodeChangeAnswer;
export type DeletePromotionalCodeApiArg = string;
export type ListRedemptionsApiResponse = /** status 200  */ RedemptionsAnswer;
export type ListRedemptionsApiArg = {
  id: string;
  /** O nextCursor da página anterior. */
  cursor?: string;
  sort?: 'newest' | 'oldest';
  status?: 'reserved' | 'consumed' | 'released' | 'over-limit';
};
export type ReadLedgerApiResponse = /** status 200  */ LedgerDaysAnswer;
export type ReadLedgerApiArg = {
  /** Dia (AAAA-MM-DD, em Brasília). Sem ele: 30 dias até o último. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília), incluído. Sem ele: hoje. */
  to?: string;
};
export type ListLedgerLinesApiResponse = /** status 200  */ LedgerLinesAnswer;
export type ListLedgerLinesApiArg = {
  /** Dia (AAAA-MM-DD, em Brasília). Sem ele: 30 dias até o último. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília), incluído. Sem ele: hoje. */
  to?: string;
  sort?: 'newest' | 'oldest';
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
};
export type AuditBooksApiResponse = /** status 200  */ BooksAuditAnswer;
export type AuditBooksApiArg = void;
export type CreatePixPaymentApiResponse = /** status 201  */ CreatedPixPaymentAnswer;
export type CreatePixPaymentApiArg = {
  /** Até 128 caracteres, vale 24 h. A repetição traz o cabeçalho `Idempotency-Replayed: true`. */
  'Idempotency-Key'?: string;
  createPixPaymentBody: CreatePixPaymentBody;
};
export type GetPendingPaymentApiResponse = /** status 200  */ PendingPaymentAnswer;
export type GetPendingPaymentApiArg = void;
export type GetPaymentStatusApiResponse = /** status 200  */ PaymentStatusAnswer;
export type GetPaymentStatusApiArg = string;
export type CheckPaymentApiResponse = /** status 200  */ PaymentStatusAnswer;
export type CheckPaymentApiArg = string;
export type ListWebhooksApiResponse = /** status 200  */ WebhooksAnswer;
export type ListWebhooksApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
  sort?: 'newest' | 'oldest';
  state?: 'waiting' | 'processed' | 'given-up';
  provider?: 'mercado-pago' | 'bacen';
  /** O número da cobrança, inteiro. */
  chargeId?: string;
};
export type OpenWebhookApiResponse = /** status 200  */ OpenedWebhookAnswer;
export type OpenWebhookApiArg = string;
export type ReplayWebhookApiResponse = /** status 202  */ ReplayAnswer;
export type ReplayWebhookApiArg = string;
export type RefundPaymentApiResponse = /** status 200  */ RefundAnswer;
export type RefundPaymentApiArg = {
  id: string;
  refundPaymentBody: RefundPaymentBody;
};
export type PreviewWithdrawalApiResponse = /** status 200  */ WithdrawalAnswer;
export type PreviewWithdrawalApiArg = string;
export type WithdrawPurchaseApiResponse = /** status 200  */ WithdrawalAnswer;
export type WithdrawPurchaseApiArg = string;
export type ListAdminPaymentsApiResponse = /** status 200  */ AdminPaymentsAnswer;
export type ListAdminPaymentsApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  status?: 'pending' | 'approved' | 'expired' | 'cancelled' | 'failed' | 'refunded' | 'disputed';
  plan?: 'bronze' | 'silver' | 'gold';
  /** `waiting`: com desistência pedida e ainda não devolvidos. */
  withdrawal?: 'waiting';
  /** `received`: só os que trouxeram dinheiro, e `from` e `to` são de quando ele entrou nos livros; sem ele, de quando o pagamento foi criado. */
  dates?: 'received';
  /** `highest` e `lowest`: pelo valor. */
  sort?: 'newest' | 'oldest' | 'highest' | 'lowest';
};
export type SearchPaymentsApiResponse = /** status 200  */ AdminPaymentsAnswer;
export type SearchPaymentsApiArg = SearchPaymentsBody;
export type OpenPaymentApiResponse = /** status 200  */ OpenedPaymentAnswer;
export type OpenPaymentApiArg = string;
export type ListAdminsApiResponse = /** status 200  */ AdminsAnswer;
export type ListAdminsApiArg = void;
export type InviteAdminApiResponse = /** status 201  */ AdminInvitedAnswer;
export type InviteAdminApiArg = InviteAdminBody;
export type DeactivateAdminApiResponse = /** status 200  */ DoneAnswer;
export type DeactivateAdminApiArg = string;
export type ReactivateAdminApiResponse = /** status 200  */ DoneAnswer;
export type ReactivateAdminApiArg = string;
export type BlockAccountApiResponse = /** status 200  */ DoneAnswer;
export type BlockAccountApiArg = string;
export type UnblockAccountApiResponse = /** status 200  */ DoneAnswer;
export type UnblockAccountApiArg = string;
export type EndAccountSessionsApiResponse = /** status 200  */ DoneAnswer;
export type EndAccountSessionsApiArg = string;
export type EndAccountSessionApiResponse = /** status 200  */ DoneAnswer;
export type EndAccountSessionApiArg = {
  id: string;
  sessionId: string;
};
export type SendResetLinkApiResponse = /** status 200  */ DoneAnswer;
export type SendResetLinkApiArg = string;
export type RemoveAccountTotpApiResponse = /** status 200  */ DoneAnswer;
export type RemoveAccountTotpApiArg = string;
export type ListSuppressionsApiResponse = /** status 200  */ SuppressionsAnswer;
export type ListSuppressionsApiArg = {
  sort?: 'newest' | 'oldest';
  situacao?: 'em_vigor' | 'levantada';
  tipo?: SuppressionKind;
  motivo?: SuppressionReason;
  /** O protocolo inteiro. */
  protocolo?: string;
  /** O nextCursor da página anterior. */
  cursor?: string;
};
export type SuppressPersonApiResponse = /** status 201  */ SuppressedPersonAnswer;
export type SuppressPersonApiArg = SuppressPersonBody;
export type CheckSuppressionApiResponse = /** status 200  */ SuppressionCheckAnswer;
export type CheckSuppressionApiArg = SubjectDocumentBody;
export type LiftSuppressionApiResponse = /** status 200  */ LookupDoneAnswer;
export type LiftSuppressionApiArg = string;
export type ListLookupTypesApiResponse = /** status 200  */ LookupTypeState[];
export type ListLookupTypesApiArg = void;
export type ListFeatureFlagsApiResponse = /** status 200  */ FeatureFlagsAnswer;
export type ListFeatureFlagsApiArg = void;
export type ChangeFeatureFlagApiResponse = /** status 200  */ FeatureFlagsAnswer;
export type ChangeFeatureFlagApiArg = {
  type: LookupType;
  changeFeatureFlagBody: ChangeFeatureFlagBody;
};
export type ListSourcesApiResponse = /** status 200  */ SourcesAnswer;
export type ListSourcesApiArg = void;
export type GetSourceApiResponse = /** status 200  */ SourceAnswerBody;
export type GetSourceApiArg = SourceId;
export type RegisterSourceApiResponse = /** status 200  */ SourceAnswerBody;
export type RegisterSourceApiArg = {
  id: SourceId;
  sourceEntryBody: SourceEntryBody;
};
export type UnregisterSourceApiResponse = /** status 200  */ SourceAnswerBody;
export type UnregisterSourceApiArg = {
  id: SourceId;
  seenEntryBody: SeenEntryBody;
};
export type GetPublicStatusApiResponse = /** status 200  */ StatusAnswer;
export type GetPublicStatusApiArg = void;
export type GetUsageApiResponse = /** status 200  */ UsageAnswer;
export type GetUsageApiArg = void;
export type ListAbuseFlagsApiResponse = /** status 200  */ AbuseFlagsAnswer;
export type ListAbuseFlagsApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  sort?: 'newest' | 'oldest';
  /** Só as desta conta. */
  conta?: string;
  nivel?: AbuseFlagLevel;
  motivo?: Detector;
  /** Só as que valem agora. */
  emVigor?: 'sim';
};
export type SearchAbuseFlagsApiResponse = /** status 200  */ AbuseFlagsAnswer;
export type SearchAbuseFlagsApiArg = SearchAbuseFlagsBody;
export type GetAbuseFlagApiResponse = /** status 200  */ FlaggedHourAnswer;
export type GetAbuseFlagApiArg = string;
export type ReleaseLookupsApiResponse = /** status 200  */ LookupDoneAnswer;
export type ReleaseLookupsApiArg = {
  /** A conta. */
  id: string;
  releaseLookupsBody: ReleaseLookupsBody;
};
export type HoldLookupsApiResponse = /** status 200  */ LookupDoneAnswer;
export type HoldLookupsApiArg = {
  /** A conta. */
  id: string;
  abuseFlagNoteBody: AbuseFlagNoteBody;
};
export type ListHistoryApiResponse = /** status 200  */ HistoryAnswer;
export type ListHistoryApiArg = {
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  type?: LookupType;
  /** `error`: tudo o que não é sucesso, também o que não foi encontrado e o simulado. */
  status?: 'success' | 'error';
  sort?: 'newest' | 'oldest' | 'type' | 'status';
  /** O nextCursor da página anterior, com a mesma ordem. */
  cursor?: string;
  limit?: number;
};
export type SearchHistoryApiResponse = /** status 200  */ HistoryAnswer;
export type SearchHistoryApiArg = SearchHistoryBody;
export type EraseHistoryApiResponse = /** status 200  */ EraseHistoryAnswer;
export type EraseHistoryApiArg = EraseHistoryBody;
export type ExportHistorySelectionApiResponse = /** status 200  */ Blob;
export type ExportHistorySelectionApiArg = ExportHistoryBody;
export type GetHistoryEntryApiResponse = /** status 200  */ HistoryEntryAnswer;
export type GetHistoryEntryApiArg = string;
export type GetHistoryEntryByProtocolApiResponse = /** status 200  */ HistoryEntryAnswer;
export type GetHistoryEntryByProtocolApiArg = /** O número de `meta.protocolo`. */ string;
export type GetMadeReportsApiResponse = /** status 200  */ MadeReportsAnswer;
export type GetMadeReportsApiArg = /** O número de `meta.protocolo`. */ string;
export type VerifyReportApiResponse = /** status 200  */ VerifiedReportAnswer;
export type VerifyReportApiArg = string;
export type ListDossiersApiResponse = /** status 200  */ DossierListAnswer;
export type ListDossiersApiArg = void;
export type GetDossierOfLookupApiResponse = /** status 200  */ DossierOfLookupAnswer;
export type GetDossierOfLookupApiArg = string;
export type GetDossierApiResponse = /** status 200  */ DossierAnswer;
export type GetDossierApiArg = {
  id: string;
  /** O nextCursor da página anterior. */
  cursor?: string;
};
export type AnnotateDossierApiResponse = /** status 200  */ DossierAnnotatedAnswer;
export type AnnotateDossierApiArg = {
  id: string;
  annotateDossierBody: AnnotateDossierBody;
};
export type SearchAuditApiResponse = /** status 200  */ AuditAnswer;
export type SearchAuditApiArg = SearchAuditBody;
export type GetAuditRecordApiResponse = /** status 200  */ AuditRecordAnswer;
export type GetAuditRecordApiArg = string;
export type GetAuditStateApiResponse = /** status 200  */ AuditStateAnswer;
export type GetAuditStateApiArg = void;
export type VerifyAuditApiResponse = /** status 200  */ AuditVerificationAnswer;
export type VerifyAuditApiArg = void;
export type GetRetentionPeriodsApiResponse = /** status 200  */ RetentionPeriodsAnswer;
export type GetRetentionPeriodsApiArg = void;
export type FileDataSubjectRequestApiResponse = /** status 201  */ FiledDataSubjectRequestAnswer;
export type FileDataSubjectRequestApiArg = DataSubjectRequestBody;
export type GetDataSubjectRequestApiResponse = /** status 200  */ DataSubjectRequestStateAnswer;
export type GetDataSubjectRequestApiArg = string;
export type ConfirmDataSubjectRequestEmailApiResponse = /** status 200  */ UsedPrivacyLinkAnswer;
export type ConfirmDataSubjectRequestEmailApiArg = LinkTokenField;
export type CancelDataSubjectRequestApiResponse = /** status 200  */ UsedPrivacyLinkAnswer;
export type CancelDataSubjectRequestApiArg = LinkTokenField;
export type ReadDataSubjectAnswerApiResponse = /** status 200  */ DataSubjectAnswerAnswer;
export type ReadDataSubjectAnswerApiArg = ReadDataSubjectAnswerBody;
export type ListDataSubjectRequestsApiResponse = /** status 200  */ DataSubjectRequestsAnswer;
export type ListDataSubjectRequestsApiArg = {
  /** `abertas`: as que não terminaram. */
  state?:
    | 'abertas'
    | 'recebida'
    | 'em_verificacao'
    | 'aguardando_titular'
    | 'confirmada'
    | 'respondida'
    | 'recusada'
    | 'cancelada';
  /** Só as abertas com o prazo vencido. */
  late?: 'true';
  /** O que foi pedido. */
  kind?: 'acesso' | 'supressao' | 'correcao' | 'outra';
  /** Sem ela: o prazo mais curto primeiro entre os abertos, o mais novo entre os demais. */
  sort?: 'newest' | 'oldest';
  /** O nextCursor da página anterior. */
  cursor?: string;
};
export type CountWaitingDataSubjectRequestsApiResponse = /** status 200  */ WaitingDataSubjectRequests;
export type CountWaitingDataSubjectRequestsApiArg = void;
export type OpenDataSubjectRequestApiResponse = /** status 200  */ OpenedDataSubjectRequestAnswer;
export type OpenDataSubjectRequestApiArg = string;
export type AskDataSubjectProofApiResponse = /** status 200  */ HandledDataSubjectRequestAnswer;
export type AskDataSubjectProofApiArg = {
  id: string;
  askDataSubjectProofBody: AskDataSubjectProofBody;
};
export type ConfirmDataSubjectIdentityApiResponse = /** status 200  */ HandledDataSubjectRequestAnswer;
export type ConfirmDataSubjectIdentityApiArg = {
  id: string;
  confirmDataSubjectIdentityBody: ConfirmDataSubjectIdentityBody;
};
export type SuppressDataSubjectApiResponse = /** status 200  */ HandledDataSubjectRequestAnswer;
export type SuppressDataSubjectApiArg = string;
export type RefuseDataSubjectRequestApiResponse = /** status 200  */ HandledDataSubjectRequestAnswer;
export type RefuseDataSubjectRequestApiArg = {
  id: string;
  refuseDataSubjectRequestBody: RefuseDataSubjectRequestBody;
};
export type PreviewDataSubjectAnswerApiResponse = /** status 200  */ DataSubjectAnswerPreviewAnswer;
export type PreviewDataSubjectAnswerApiArg = string;
export type AnswerDataSubjectRequestApiResponse = /** status 200  */ HandledDataSubjectRequestAnswer;
export type AnswerDataSubjectRequestApiArg = {
  id: string;
  answerDataSubjectRequestBody: AnswerDataSubjectRequestBody;
};
export type ResendDataSubjectAnswerApiResponse = /** status 200  */ HandledDataSubjectRequestAnswer;
export type ResendDataSubjectAnswerApiArg = string;
export type GetApiKeyUsageApiResponse = /** status 200  */ ApiKeyUsageAnswer;
export type GetApiKeyUsageApiArg = void;
export type StartBatchApiResponse = /** status 202  */ StartedBatchAnswer;
export type StartBatchApiArg = {
  /** Até 128 caracteres, sem espaços nem acentos, vale 24 h na conta: o mesmo pedido recebe o mesmo lote. */
  'Idempotency-Key'?: string;
  startBatchRequest: StartBatchRequest;
};
export type ListBatchesApiResponse = /** status 200  */ BatchesAnswer;
export type ListBatchesApiArg = /** O nextCursor da página anterior. */ string | undefined;
export type GetBatchApiResponse = /** status 200  */ BatchAnswer;
export type GetBatchApiArg = string;
export type DeleteBatchApiResponse = /** status 200  */ BatchAnswer;
export type DeleteBatchApiArg = string;
export type ListBatchLinesApiResponse = /** status 200  */ BatchLinesAnswer;
export type ListBatchLinesApiArg = {
  id: string;
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
  /** Só estas. */
  verdict?: LineVerdict;
};
export type PauseBatchApiResponse = /** status 200  */ BatchAnswer;
export type PauseBatchApiArg = string;
export type ResumeBatchApiResponse = /** status 200  */ BatchAnswer;
export type ResumeBatchApiArg = string;
export type CancelBatchApiResponse = /** status 200  */ BatchAnswer;
export type CancelBatchApiArg = string;
export type RetryBatchApiResponse = /** status 200  */ BatchAnswer;
export type RetryBatchApiArg = string;
export type SendSuggestionApiResponse = /** status 201  */ SendSuggestionAnswer;
export type SendSuggestionApiArg = SendSuggestionBody;
export type ListSuggestionsApiResponse = /** status 200  */ SuggestionsAnswer;
export type ListSuggestionsApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  sort?: 'newest' | 'oldest';
  state?: 'pendente' | 'em_analise' | 'respondida';
  type?: 'suggestion' | 'problem';
};
export type SearchSuggestionsApiResponse = /** status 200  */ FoundSuggestionsAnswer;
export type SearchSuggestionsApiArg = SearchSuggestionsBody;
export type MoveSuggestionApiResponse = /** status 200  */ SuggestionDoneAnswer;
export type MoveSuggestionApiArg = {
  id: string;
  moveSuggestionBody: MoveSuggestionBody;
};
export type EraseSuggestionApiResponse = /** status 200  */ SuggestionDoneAnswer;
export type EraseSuggestionApiArg = string;
export type AnswerSuggestionApiResponse = /** status 200  */ SuggestionDoneAnswer;
export type AnswerSuggestionApiArg = {
  id: string;
  answerSuggestionBody: AnswerSuggestionBody;
};
export type CheckWhatsappApiResponse = /** status 200  */ CheckWhatsappAnswer;
export type CheckWhatsappApiArg = void;
export type AddWhatsappApiResponse = /** status 200  */ AddWhatsappAnswer;
export type AddWhatsappApiArg = AddWhatsappBody;
export type RemoveWhatsappApiResponse = /** status 200  */ RemoveWhatsappAnswer;
export type RemoveWhatsappApiArg = void;
export type GetBotLinkApiResponse = /** status 200  */ BotLinkAnswer;
export type GetBotLinkApiArg = void;
export type GetEmailPreferencesApiResponse = /** status 200  */ EmailPreferencesAnswer;
export type GetEmailPreferencesApiArg = void;
export type UpdateEmailPreferencesApiResponse = /** status 200  */ EmailPreferencesAnswer;
export type UpdateEmailPreferencesApiArg = EmailPreferencesRequest;
export type UnsubscribeApiResponse = /** status 200  */ UnsubscribeAnswer;
export type UnsubscribeApiArg = /** O segredo do link. */ string;
export type SendBroadcastApiResponse = /** status 200  */ SendBroadcastAnswer;
export type SendBroadcastApiArg = SendBroadcastBody;
export type CountAudienceApiResponse = /** status 200  */ AudienceAnswer;
export type CountAudienceApiArg = ('all' | 'active' | 'expiring' | 'bronze' | 'silver' | 'gold') | undefined;
export type ListBroadcastsApiResponse = /** status 200  */ BroadcastsAnswer;
export type ListBroadcastsApiArg = {
  sort?: 'newest' | 'oldest';
  state?: 'scheduled' | 'sent' | 'cancelled';
  /** O nextCursor da página anterior. */
  cursor?: string;
};
export type CancelBroadcastApiResponse = /** status 200  */ CancelBroadcastAnswer;
export type CancelBroadcastApiArg = string;
export type CheckMessagesApiResponse = /** status 200  */ CheckMessagesAnswer;
export type CheckMessagesApiArg = void;
export type ListMessagesApiResponse = /** status 200  */ MessagesAnswer;
export type ListMessagesApiArg = void;
export type MarkMessageReadApiResponse = /** status 200  */ MarkMessageReadAnswer;
export type MarkMessageReadApiArg = MarkMessageReadBody;
export type ListWebhookEndpointsApiResponse = /** status 200  */ WebhookEndpointsAnswer;
export type ListWebhookEndpointsApiArg = void;
export type AddWebhookEndpointApiResponse = /** status 201  */ MadeWebhookEndpointAnswer;
export type AddWebhookEndpointApiArg = AddWebhookEndpointRequest;
export type RotateWebhookSecretApiResponse = /** status 201  */ MadeWebhookEndpointAnswer;
export type RotateWebhookSecretApiArg = string;
export type PauseWebhookEndpointApiResponse = /** status 200  */ WebhookEndpointAnswer;
export type PauseWebhookEndpointApiArg = string;
export type ResumeWebhookEndpointApiResponse = /** status 200  */ WebhookEndpointAnswer;
export type ResumeWebhookEndpointApiArg = string;
export type RemoveWebhookEndpointApiResponse = /** status 200  */ SuccessAnswer;
export type RemoveWebhookEndpointApiArg = string;
export type TestWebhookEndpointApiResponse = /** status 202  */ WebhookTestAnswer;
export type TestWebhookEndpointApiArg = string;
export type ListWebhookDeliveriesApiResponse = /** status 200  */ WebhookDeliveriesAnswer;
export type ListWebhookDeliveriesApiArg = {
  id: string;
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
};
export type GetWebhookDeliveryApiResponse = /** status 200  */ WebhookDeliveryAnswer;
export type GetWebhookDeliveryApiArg = {
  id: string;
  deliveryId: string;
};
export type ResendWebhookDeliveryApiResponse = /** status 202  */ SuccessAnswer;
export type ResendWebhookDeliveryApiArg = {
  id: string;
  deliveryId: string;
};
export type ListAdminActionsApiResponse = /** status 200  */ AdminActionsAnswer;
export type ListAdminActionsApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  sort?: 'newest' | 'oldest';
  action?: string;
  adminId?: string;
  /** O que foi alvo, como tipo:id. */
  target?: string;
};
export type GetPublicStatsApiResponse = /** status 200  */ PublicStatsAnswer;
export type GetPublicStatsApiArg = void;
export type GetAdminStatsApiResponse = /** status 200  */ StatsAnswer;
export type GetAdminStatsApiArg = {
  /** Hoje é o último dia. */
  periodo?: StatsPeriod;
  /** Dia em Brasília, incluído; vale junto com `to`. */
  from?: string;
  /** Dia em Brasília, incluído; vale junto com `from`. */
  to?: string;
};
export type GetAnalyticsApiResponse = /** status 200  */ AnalyticsAnswer;
export type GetAnalyticsApiArg = {
  /** Hoje é o último dia. */
  periodo?: StatsPeriod;
  /** Dia em Brasília, incluído; vale junto com `to`. */
  from?: string;
  /** Dia em Brasília, incluído; vale junto com `from`. */
  to?: string;
};
export type ListUsersApiResponse = /** status 200  */ UsersAnswer;
export type ListUsersApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  limit?: number;
  /** Sem ela, todas menos as que saíram; `todas`, também essas. */
  status?: UserStatusFilter;
  /** O último plano, em vigor ou não. */
  plan?: 'bronze' | 'silver' | 'gold';
  sort?: UserSort;
};
export type SearchUsersApiResponse = /** status 200  */ UsersAnswer;
export type SearchUsersApiArg = SearchUsersBody;
export type OpenUserApiResponse = /** status 200  */ UserAnswer;
export type OpenUserApiArg = string;
export type RevealUserEmailApiResponse = /** status 200  */ UserEmailAnswer;
export type RevealUserEmailApiArg = string;
export type GetCleanupStatsApiResponse = /** status 200  */ CleanupStatsAnswer;
export type GetCleanupStatsApiArg = void;
export type PreviewCleanupApiResponse = /** status 200  */ CleanupPreviewAnswer;
export type PreviewCleanupApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  rule?: CleanupRule;
  /** O asOf da primeira página: a lista continua a mesma, por 30 minutos. */
  asOf?: string;
};
export type ListCleanupRunsApiResponse = /** status 200  */ CleanupRunsAnswer;
export type ListCleanupRunsApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  sort?: 'newest' | 'oldest';
};
export type ListCleanupRemovalsApiResponse = /** status 200  */ RemovalsAnswer;
export type ListCleanupRemovalsApiArg = {
  id: string;
  /** O nextCursor da página anterior. */
  cursor?: string;
  sort?: 'newest' | 'oldest';
  state?: RemovalState;
};
export type ExecuteCleanupApiResponse = /** status 200  */ ExecuteCleanupAnswer;
export type ExecuteCleanupApiArg = ExecuteCleanupBody;
export type ListSettingsApiResponse = /** status 200  */ SettingsAnswer;
export type ListSettingsApiArg = void;
export type ChangeSettingApiResponse = /** status 200  */ SettingAnswer;
export type ChangeSettingApiArg = {
  name: string;
  changeSettingBody: ChangeSettingBody;
};
export type SearchCompaniesApiResponse = /** status 200  */ CompanySearchAnswer;
export type SearchCompaniesApiArg = SearchCompaniesBody;
export type ReadCompanyGroupApiResponse = /** status 200  */ CompanyGroupAnswer;
export type ReadCompanyGroupApiArg = {
  cnpj: string;
  /** Finalidade da consulta de dados pessoais; sem ela vale a finalidade padrão da conta. */
  finalidade?: Purpose;
  /** 1: filiais, sócios e participações; 2: também as outras empresas deles; 3: também os sócios dessas. */
  passos?: number;
};
export type ListCompanyLoadsApiResponse = /** status 200  */ CompanyLoadsAnswer;
export type ListCompanyLoadsApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  sort?: 'newest' | 'oldest';
  state?: CompanyLoadState;
};
export type BeginCompanyLoadApiResponse = /** status 202  */ CompanyLoadBegun;
export type BeginCompanyLoadApiArg = BeginCompanyLoadBody;
export type CountWaitingCompanyLoadsApiResponse = /** status 200  */ WaitingCompanyLoads;
export type CountWaitingCompanyLoadsApiArg = void;
export type ApproveCompanyLoadApiResponse = /** status 200  */ CompanyLoadDone;
export type ApproveCompanyLoadApiArg = string;
export type RefuseCompanyLoadApiResponse = /** status 200  */ CompanyLoadDone;
export type RefuseCompanyLoadApiArg = string;
export type ListWatchEventsApiResponse = /** status 200  */ WatchEventsAnswer;
export type ListWatchEventsApiArg = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
  /** Só os desta empresa. */
  cnpj?: string;
};
export type GetWatchlistApiResponse = /** status 200  */ WatchlistAnswer;
export type GetWatchlistApiArg = void;
export type FollowCompaniesApiResponse = /** status 201  */ FollowedAnswer;
export type FollowCompaniesApiArg = FollowCompaniesBody;
export type UnfollowCompanyApiResponse = /** status 200  */ StoppedAnswer;
export type UnfollowCompanyApiArg = string;
export type CaptchaAnswer = {
  provider: 'recaptcha';
  /** Chave da verificação invisível (v3). */
  siteKey: string;
  /** Chave da verificação visível (v2); nulo: não há. */
  v2SiteKey: string | null;
  scriptUrl: string;
};
export type PublicConfigAnswer = {
  /** Nulo: sem verificação de segurança. */
  captcha: CaptchaAnswer | null;
  /** Os dados são fictícios. */
  demonstration: boolean;
  sandboxUrl: string | null;
  /** A versão dos termos que está em vigor. */
  termsVersion: string;
  /** Domínios de e-mail aceitos. */
  emailDomains: string[];
  /** E-mail do encarregado de dados. */
  privacyContact: string | null;
  /** WhatsApp do suporte: país, DDD e número, só dígitos. */
  supportWhatsapp: string | null;
};
export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'unknown';
export type SessionItem = {
  id: string;
  /** Se é a sessão que fez esta chamada. */
  current: boolean;
  /** O que o navegador diz de si. */
  device: string;
  kind: DeviceKind;
  /** A rede, sem o resto do endereço. */
  address: string | null;
  /** Quando entrou. */
  createdAt: string;
  /** Última renovação; uma sessão em uso se renova a cada 15 minutos. */
  lastSeenAt: string;
};
export type SessionsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** As usadas por último primeiro; no máximo 100. */
  data: SessionItem[];
};
export type FieldErrorAnswer = {
  field: string;
  message: string;
};
export type ErrorAnswer = {
  success: false;
  /** Texto em português, pronto para mostrar. */
  error: string;
  /** Código estável, para programas. */
  code: string;
  requestId: string;
  /** Em algumas chamadas, o texto de `error` ou o que ele ainda pede. */
  message?: string;
  fields?: FieldErrorAnswer[];
  details?: object;
};
export type SessionsEndedAnswer = {
  success: true;
  /** Quantas sessões foram encerradas. */
  ended: number;
};
export type DoneAnswer = {
  success: true;
};
export type UserType = 'user' | 'admin';
export type Purpose = 'protecao_credito' | 'prevencao_fraude' | 'cobranca' | 'exercicio_direitos' | 'cadastro_proprio';
export type ProfileUser = {
  id: string;
  /** Vazio para um administrador sem e-mail. */
  email: string;
  name: string;
  userType: UserType;
  /** Se um link enviado ao e-mail foi aberto. */
  emailConfirmed: boolean;
  createdAt: string;
  /** O acesso antes deste; nulo quando este é o primeiro. */
  lastLogin: string | null;
  finalidadePadrao: Purpose | null;
  /** Se o histórico mostra mascarado o que foi consultado; falso: por extenso, no site e na planilha. */
  modoPrivacidade: boolean;
  /** A versão dos termos que foi aceita por último. */
  termsVersion: string | null;
  /** Quando foi aceita. */
  termsAcceptedAt: string | null;
  /** Se a versão aceita é a que vale. */
  termsAccepted: boolean;
};
export type ProfileAnswer = {
  success: true;
  user: ProfileUser;
};
export type AcceptTermsAnswer = {
  success: true;
  termsVersion: string;
  acceptedAt: string;
};
export type AcceptTermsRequest = {
  /** A versão que a pessoa leu e aceita. */
  termsVersion: string;
};
export type PreferencesAnswer = {
  success: true;
  finalidadePadrao: Purpose | null;
  /** Se o histórico mostra mascarado o que foi consultado; falso: por extenso, no site e na planilha. */
  modoPrivacidade: boolean;
};
export type UpdatePreferencesRequest = {
  /** Nulo: perguntar a cada vez. */
  finalidadePadrao?: Purpose | null;
  /** Se o histórico mostra mascarado o que foi consultado; falso: por extenso, no site e na planilha. */
  modoPrivacidade?: boolean;
};
export type OwnerProofRequest = {
  /** Código do aplicativo autenticador ou de recuperação; pedido com `TOTP_REQUIRED`. */
  totp?: string;
  /** A senha atual. */
  password: string;
};
export type MessageAnswer = {
  success: true;
  /** O que dizer a quem fez o pedido. */
  message: string;
};
export type ForgotPasswordRequest = {
  /** Verificação invisível (reCAPTCHA v3). */
  captchaToken?: string | null;
  /** Verificação visível (reCAPTCHA v2). */
  captchaV2Token?: string | null;
  email: string;
};
export type LinkCheckAnswer = {
  success: true;
  /** O que dizer a quem fez o pedido. */
  message: string;
  valid: boolean;
  /** O endereço para o qual o link vale, mascarado. */
  email: string | null;
};
export type LinkTokenField = {
  token: string;
};
export type ResetPasswordRequest = {
  token: string;
  /** Maiúscula, minúscula e número. */
  newPassword: string;
};
export type ChangePasswordRequest = {
  currentPassword: string;
  /** Maiúscula, minúscula e número. */
  newPassword: string;
};
export type ChangeAdminPasswordRequest = {
  /** Maiúscula, minúscula e número. */
  newPassword: string;
};
export type ChangeEmailRequest = {
  /** De um dos domínios aceitos. */
  email: string;
  /** A senha atual. */
  password: string;
};
export type ConfirmEmailAnswer = {
  success: true;
  /** O que dizer a quem fez o pedido. */
  message: string;
  /** `confirmed`: o endereço já era o da conta. `restored`: o link era o de desfazer; sessões e senha deixaram de valer. */
  outcome: 'confirmed' | 'changed' | 'restored';
  /** O endereço que vale agora, mascarado. */
  email: string;
};
export type TotpState = {
  success: true;
  /** Se o login pede o código do aplicativo. */
  enabled: boolean;
  enabledAt: string | null;
  recoveryCodesLeft: number;
};
export type AdminTotpBegun = {
  success: true;
  /** Para digitar no aplicativo, quando a câmera não lê. */
  secret: string;
  otpauthUrl: string;
  /** O QR code de `otpauthUrl`, feito aqui. */
  qrCodeSvg: string;
  /** O mesmo em PNG, em base64. */
  qrCodeBase64: string;
};
export type RecoveryCodesAnswer = {
  success: true;
  /** Cada um vale uma vez; não são mostrados de novo. */
  recoveryCodes: string[];
};
export type ConfirmTotpRequest = {
  code: string;
};
export type TotpBegun = {
  success: true;
  /** Para digitar no aplicativo, quando a câmera não lê. */
  secret: string;
  otpauthUrl: string;
  /** O QR code de `otpauthUrl`, feito aqui. */
  qrCodeSvg: string;
};
export type PasskeyItem = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};
export type PasskeysAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** As mais antigas primeiro. */
  data: PasskeyItem[];
};
export type AddPasskeyRequest = {
  name: string;
  /** A `RegistrationResponseJSON` do navegador. */
  response: {
    [key: string]: unknown;
  };
};
export type PasskeyOptionsAnswer = {
  success: true;
  /** Para a API WebAuthn do navegador, em JSON. */
  options: {
    [key: string]: unknown;
  };
};
export type BeginPasskeyRequest = {
  /** A senha atual. */
  password: string;
};
export type RenamePasskeyRequest = {
  name: string;
};
export type KeyMode = 'live' | 'test';
export type ApiScope =
  | 'lookup:nome'
  | 'lookup:cpf'
  | 'lookup:cpf-2'
  | 'lookup:telefone'
  | 'lookup:mae'
  | 'lookup:cpf-mae'
  | 'lookup:cpf-pai'
  | 'lookup:rg'
  | 'lookup:cnpj'
  | 'lookup:cep'
  | 'lookup:fotorj'
  | 'lookup:email'
  | 'lookup:pix'
  | 'history:read'
  | 'batches'
  | 'watchlist'
  | 'companies:read'
  | 'webhooks';
export type ApiKeyState = 'active' | 'expired' | 'revoked';
export type ApiKeyItem = {
  id: string;
  name: string;
  /** O começo da chave, que a identifica. */
  prefix: string;
  mode: KeyMode;
  scopes: ApiScope[];
  networks: string[];
  purpose: Purpose | null;
  state: ApiKeyState;
  createdAt: string;
  expiresAt: string | null;
  /** A hora em que foi usada por último. */
  lastUsedAt: string | null;
  revokedAt: string | null;
  /** A chave que a substitui. */
  replacedBy: string | null;
};
export type ApiKeysAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** As mais novas primeiro; as encerradas ficam por seis meses. */
  data: ApiKeyItem[];
};
export type MadeApiKeyAnswer = {
  success: true;
  id: string;
  /** A chave inteira. Só esta resposta a mostra. */
  key: string;
  prefix: string;
  /** Deixa de valer então. */
  expiresAt: string | null;
};
export type MakeApiKeyRequest = {
  /** Para você a reconhecer. */
  name: string;
  scopes: ApiScope[];
  /** `test`: pessoas fictícias, sem descontar do plano. */
  mode: KeyMode;
  /** Deixa de valer então. */
  expiresAt?: string;
  /** Endereços ou redes (CIDR, IPv4 e IPv6) de onde ela vale; sem nenhuma, de qualquer lugar. */
  networks?: string[];
  /** Vale onde a consulta não diz a sua; sem ela vale a padrão da conta. */
  purpose?: Purpose;
};
export type RotateApiKeyRequest = {
  /** Por quantas horas a chave antiga ainda vale. */
  overlapHours: number;
};
export type AccountAnswer = {
  id: string;
  /** Vazio para um administrador sem e-mail. */
  email: string;
  name: string;
};
export type RegisterAccountAnswer = {
  success: true;
  message: string;
  /** Nulo com `UNIFORM_AUTH_ERRORS=true`. */
  user: AccountAnswer | null;
  /** Vale 60 minutos, para pagar e confirmar o e-mail. Nulo com `UNIFORM_AUTH_ERRORS=true`: o e-mail diz como continuar. */
  tempToken: string | null;
  redirectToPayment: boolean;
};
export type RegisterAccountRequest = {
  /** Verificação invisível (reCAPTCHA v3). */
  captchaToken?: string | null;
  /** Verificação visível (reCAPTCHA v2). */
  captchaV2Token?: string | null;
  name: string;
  /** De um dos domínios aceitos. */
  email: string;
  /** Maiúscula, minúscula e número. */
  password: string;
  /** A versão aceita dos termos; sem ela, o aceite é pedido na primeira consulta. */
  termsVersion?: string | null;
};
export type SessionAnswer = {
  success: true;
  /** Token de acesso; vai em `Authorization: Bearer`. */
  token: string;
  /** Segundos até o token expirar. */
  expiresIn: number;
  userType: UserType;
  /** A senha foi gerada pelo produto e deve ser trocada. */
  mustChangePassword: boolean;
  user: AccountAnswer;
};
export type SubscriptionRequiredAnswer = {
  success: false;
  /** Texto em português, pronto para mostrar. */
  error: string;
  /** Código estável, para programas. */
  code: string;
  requestId: string;
  /** Em algumas chamadas, o texto de `error` ou o que ele ainda pede. */
  message?: string;
  fields?: FieldErrorAnswer[];
  details?: object;
  requiresSubscription: true;
  userId: string;
  /** Vale 60 minutos, para pagar e confirmar o e-mail. */
  tempToken: string;
  user: AccountAnswer;
};
export type LoginRequest = {
  /** Verificação invisível (reCAPTCHA v3). */
  captchaToken?: string | null;
  /** Verificação visível (reCAPTCHA v2). */
  captchaV2Token?: string | null;
  /** Código do aplicativo autenticador ou de recuperação; pedido com `TOTP_REQUIRED`. */
  totp?: string;
  email: string;
  password: string;
};
export type PasskeyLoginRequest = {
  /** A `AuthenticationResponseJSON` do navegador. */
  response: {
    [key: string]: unknown;
  };
};
export type AttemptsLeft = {
  remainingAttempts: number;
};
export type ProofRefusedAnswer = {
  success: false;
  /** Texto em português, pronto para mostrar. */
  error: string;
  /** Código estável, para programas. */
  code: string;
  requestId: string;
  /** Em algumas chamadas, o texto de `error` ou o que ele ainda pede. */
  message?: string;
  fields?: FieldErrorAnswer[];
  details?: AttemptsLeft;
};
export type AdminLoginRequest = {
  /** Código do aplicativo autenticador ou de recuperação; pedido com `TOTP_REQUIRED`. */
  totp?: string;
  password: string;
  /** Verificação invisível (reCAPTCHA v3). */
  captchaToken?: string | null;
  /** Verificação visível (reCAPTCHA v2). */
  captchaV2Token?: string | null;
  username: string;
};
export type StepUpAnswer = {
  success: true;
  provenUntil: string;
};
export type StepUpRequest = {
  /** Código do aplicativo autenticador ou de recuperação; pedido com `TOTP_REQUIRED`. */
  totp?: string;
  password: string;
};
export type PlanAnswer = {
  id: 'bronze' | 'silver' | 'gold';
  name: string;
  /** Dias de acesso. */
  duration: number;
  /** Preço em reais. */
  price: number;
  /** Consultas por dia que trazem dados; as outras não contam. */
  dailyLookups: number;
  features: string[];
  /** O mais escolhido. */
  popular: boolean;
};
export type PlansAnswer = {
  success: true;
  plans: PlanAnswer[];
};
export type CurrentSubscriptionAnswer = {
  status: 'active' | 'expired';
  /** Nome do plano. */
  plan: string;
  planId: 'bronze' | 'silver' | 'gold';
  startsAt: string;
  expiresAt: string;
  /** Horas restantes divididas por 24, para cima; nunca negativo. */
  daysRemaining: number;
};
export type SubscriptionAnswer = {
  success: true;
  /** Se há um plano ativo agora. */
  hasSubscription: boolean;
  /** Nula para quem nunca teve um plano. */
  subscription: CurrentSubscriptionAnswer | null;
};
export type RenewedPlanAnswer = {
  planId: 'bronze' | 'silver' | 'gold';
  /** Fim do acesso se este plano for pago agora. */
  expiresAt: string;
};
export type RenewalAnswer = {
  success: true;
  /** Nula para quem nunca teve um plano. */
  current: CurrentSubscriptionAnswer | null;
  /** Os dias novos se somam aos que restam. */
  plans: RenewedPlanAnswer[];
};
export type ExtensionReason = 'falha_do_servico' | 'correcao' | 'acordo' | 'cortesia';
export type ExtendPlanBody = {
  /** Feito por quem pede: repetir o pedido com o mesmo `id` não estende outra vez. */
  id: string;
  days: number;
  reason: ExtensionReason;
  /** Para uma conta sem plano em vigor; sem ele, o último que teve. */
  planId?: 'bronze' | 'silver' | 'gold';
};
export type PaymentListItem = {
  id: string;
  planId: 'bronze' | 'silver' | 'gold';
  status: 'pending' | 'approved' | 'expired' | 'cancelled' | 'failed' | 'refunded' | 'disputed';
  /** Valor, em reais. */
  amount: number;
  /** Quanto voltou, ou está voltando, a quem pagou, em reais; nulo: nada. Outro valor que não `amount`: só uma parte voltou, ou o que chegou não era o combinado e ficou sem plano. */
  returnedAmount: number | null;
  /** Desconto, em reais. */
  discountAmount: number;
  /** Código promocional usado. */
  promoCode: string | null;
  createdAt: string;
  paidAt: string | null;
  /** Fim do prazo de 7 dias para desistir da compra; nulo: não há o que devolver. */
  withdrawalUntil: string | null;
  /** Quando quem comprou pediu para desistir. */
  withdrawalAskedAt: string | null;
};
export type PaymentsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** O mais novo primeiro. */
  data: PaymentListItem[];
};
export type PromotionalDiscountAnswer = {
  discountPercentage: number;
};
export type PromotionalPriceAnswer = {
  planId: 'bronze' | 'silver' | 'gold';
  /** Em reais. */
  originalPrice: number;
  /** Em reais; o preço arredonda para baixo. */
  discountAmount: number;
  /** Em reais. */
  finalPrice: number;
  discountPercentage: number;
};
export type ValidPromotionalCodeAnswer = {
  success: true;
  valid: true;
  code: string;
  /** Desconto, em por cento. */
  discount: number;
  message: string;
  data: PromotionalDiscountAnswer;
  /** Os planos em que o código vale. */
  plans: PromotionalPriceAnswer[];
};
export type ValidatePromotionalCodeBody = {
  /** Em maiúsculas ou minúsculas. */
  code: string;
  /** Aceito e não usado: o limite por conta é verificado pelo token, para não revelar contas de outros. */
  userEmail?: string | null;
};
export type PromotionalCodeAnswer = {
  id: string;
  code: string;
  /** De 1 a 100, com até duas casas decimais. */
  discountPercentage: number;
  description: string | null;
  /** Nulo: todos os planos. */
  planIds: ('bronze' | 'silver' | 'gold')[] | null;
  /** Nulo: vale desde já. */
  startsAt: string | null;
  /** Nulo: sem expiração. */
  expiryDate: string | null;
  /** Nulo: ilimitado. */
  maxUses: number | null;
  /** Nulo: ilimitado por conta. */
  maxUsesPerUser: number | null;
  /** Reservados por cobranças abertas e pagos. */
  currentUses: number;
  isActive: boolean;
  status: 'Inativo' | 'Expirado' | 'Esgotado' | 'Ativo';
  createdAt: string;
};
export type PromotionalCodesAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** O mais novo primeiro, se nada mais foi pedido. */
  data: PromotionalCodeAnswer[];
};
export type SavedPromotionalCodeAnswer = {
  success: true;
  message: string;
  data: PromotionalCodeAnswer;
};
export type CreatePromotionalCodeBody = {
  /** Letras, números e hífen; guardado em maiúsculas. */
  code: string;
  /** Em por cento, com até duas casas decimais. */
  discountPercentage: number;
  description?: string | null;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601. O dia todo vale. Nulo ou vazio: sem expiração. */
  expiryDate?: string | null;
  /** Nulo ou vazio: ilimitado. */
  maxUses?: number | null;
  /** Nulo: todos os planos. */
  planIds?: ('bronze' | 'silver' | 'gold')[] | null;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601. Nulo: vale desde já. */
  startsAt?: string | null;
  /** Nulo: ilimitado por conta, salvo se algum plano sai de graça: então vale uma vez. */
  maxUsesPerUser?: number | null;
  isActive?: boolean;
};
export type EditPromotionalCodeBody = {
  /** Letras, números e hífen; guardado em maiúsculas. */
  code?: string;
  /** Em por cento, com até duas casas decimais. */
  discountPercentage?: number;
  description?: string | null;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601. O dia todo vale. Nulo ou vazio: sem expiração. */
  expiryDate?: string | null;
  /** Nulo ou vazio: ilimitado. */
  maxUses?: number | null;
  /** Nulo: todos os planos. */
  planIds?: ('bronze' | 'silver' | 'gold')[] | null;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601. Nulo: vale desde já. */
  startsAt?: string | null;
  /** Nulo: ilimitado por conta, salvo se algum plano sai de graça: então vale uma vez. */
  maxUsesPerUser?: number | null;
  isActive?: boolean;
};
export type PromotionalCodeChangeAnswer = {
  success: true;
  message: string;
};
export type RedemptionAnswer = {
  paymentId: string;
  userId: string;
  /** Mascarado; nulo: a conta foi encerrada. */
  email: string | null;
  planId: 'bronze' | 'silver' | 'gold';
  /** `over-limit`: pago depois de o uso ter passado a outra pessoa; não entra na conta. */
  status: 'reserved' | 'consumed' | 'released' | 'over-limit';
  /** Em reais. */
  amount: number;
  /** Em reais. */
  discountAmount: number;
  reservedAt: string;
  /** Quando foi usado ou devolvido. */
  settledAt: string | null;
};
export type RedemptionsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: RedemptionAnswer[];
};
export type LedgerAccount = 'caixa' | 'receita' | 'devolucoes' | 'a_devolver';
export type AccountDayAnswer = {
  /** Em Brasília. */
  day: string;
  /** `caixa`: o que temos. `a_devolver`: o que chegou sem comprar nada e está de volta a caminho. */
  account: LedgerAccount;
  /** Em reais. */
  debit: number;
  /** Em reais. */
  credit: number;
  /** No fim do dia, em reais. */
  balance: number;
};
export type AccountBalanceAnswer = {
  /** `caixa`: o que temos. `a_devolver`: o que chegou sem comprar nada e está de volta a caminho. */
  account: LedgerAccount;
  /** No fim do período, em reais. */
  balance: number;
};
export type LedgerDaysAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** Os dias com movimento, o mais novo primeiro. */
  data: AccountDayAnswer[];
  from: string;
  to: string;
  /** caixa = receita − devolucoes + a_devolver. */
  balances: AccountBalanceAnswer[];
};
export type LedgerLineAnswer = {
  id: string;
  paymentId: string;
  kind: string;
  /** `caixa`: o que temos. `a_devolver`: o que chegou sem comprar nada e está de volta a caminho. */
  debit: LedgerAccount;
  /** `caixa`: o que temos. `a_devolver`: o que chegou sem comprar nada e está de volta a caminho. */
  credit: LedgerAccount;
  /** Em reais. */
  amount: number;
  at: string;
};
export type LedgerLinesAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: LedgerLineAnswer[];
};
export type BookFaultItem = {
  fault:
    | 'saldo_errado'
    | 'pago_sem_plano'
    | 'plano_sem_pagamento'
    | 'dias_errados'
    | 'plano_de_pagamento_devolvido'
    | 'dinheiro_retido'
    | 'codigo_acima_do_maximo'
    | 'usos_mal_contados';
  /** O pagamento ou o código promocional. */
  subject: string;
};
export type BooksAuditAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** No máximo 200. `dinheiro_retido` também aparece enquanto uma devolução está a caminho. */
  data: BookFaultItem[];
};
export type PaymentAnswer = {
  id: string;
  planId: 'bronze' | 'silver' | 'gold';
  /** `approved` significa pago, com o plano já ativo. */
  status: 'pending' | 'approved' | 'expired' | 'cancelled' | 'failed' | 'refunded' | 'disputed';
  /** Valor a pagar, em reais. */
  amount: number;
  /** Preço do plano sem desconto, em reais. */
  originalAmount: number;
  /** Desconto, em por cento. */
  discount: number;
  /** Código promocional usado. */
  promoCode: string | null;
  /** Imagem PNG do QR code em base64, sem prefixo; nula quando não há o que pagar. */
  qrCodeBase64: string | null;
  /** Código Pix copia e cola. */
  pixCopyPaste: string | null;
  /** Recebedor, como o banco de quem paga o mostra. */
  payee: string | null;
  /** Até quando o Pix pode ser pago. */
  expiresAt: string;
  /** Relógio do servidor, para a contagem regressiva. */
  serverTime: string;
};
export type CreatedPixPaymentAnswer = {
  success: true;
  payment: PaymentAnswer;
};
export type CreatePixPaymentBody = {
  planId: 'bronze' | 'silver' | 'gold';
  /** Valor mostrado a quem paga, em reais; conferido com o do servidor. */
  amount?: number;
  /** Preço sem desconto mostrado a quem paga, em reais. */
  originalAmount?: number;
  /** Texto livre; não muda a cobrança. */
  description?: string;
  /** Código promocional, ou nulo. */
  promoCode?: string | null;
  /** Desconto mostrado a quem paga, em por cento. */
  discount?: number;
};
export type PendingPaymentAnswer = {
  success: true;
  /** Nulo quando não há cobrança a pagar. */
  payment: PaymentAnswer | null;
};
export type PaymentStatusAnswer = {
  success: true;
  id: string;
  planId: 'bronze' | 'silver' | 'gold';
  /** `approved` significa pago, com o plano já ativo. */
  status: 'pending' | 'approved' | 'expired' | 'cancelled' | 'failed' | 'refunded' | 'disputed';
  /** Valor a pagar, em reais. */
  amount: number;
  /** Quanto voltou, ou está voltando, a quem pagou, em reais; nulo: nada. Outro valor que não `amount`, em `failed` ou `refunded`: não era o combinado e ficou sem plano. */
  returnedAmount: number | null;
  expiresAt: string;
  /** Relógio do servidor, para a contagem regressiva. */
  serverTime: string;
};
export type WebhookItem = {
  id: string;
  provider: string;
  /** O evento, como o meio de pagamento o chama. */
  eventId: string;
  /** A cobrança de que se trata. */
  chargeId: string;
  /** `waiting`: será tentada de novo. `given-up`: falhou por um dia; só volta por aqui. */
  state: 'waiting' | 'processed' | 'given-up';
  /** A situação do pagamento depois dela, ou por que não havia o que fazer. */
  outcome: string | null;
  attempts: number;
  receivedAt: string;
  processedAt: string | null;
  nextAttemptAt: string | null;
};
export type WebhooksAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** A mais nova primeiro, se nada mais foi pedido. */
  data: WebhookItem[];
};
export type OpenedWebhookItem = {
  id: string;
  provider: string;
  /** O evento, como o meio de pagamento o chama. */
  eventId: string;
  /** A cobrança de que se trata. */
  chargeId: string;
  /** `waiting`: será tentada de novo. `given-up`: falhou por um dia; só volta por aqui. */
  state: 'waiting' | 'processed' | 'given-up';
  /** A situação do pagamento depois dela, ou por que não havia o que fazer. */
  outcome: string | null;
  attempts: number;
  receivedAt: string;
  processedAt: string | null;
  nextAttemptAt: string | null;
  /** O que chegou, sem o que poderia identificar quem pagou. */
  payload: string;
  /** Como a origem foi conferida. */
  signature: string;
};
export type OpenedWebhookAnswer = {
  success: true;
  data: OpenedWebhookItem;
};
export type ReplayAnswer = {
  success: true;
  id: string;
};
export type RefundAnswer = {
  success: true;
  id: string;
  /** `refunded`: o dinheiro voltou e o plano terminou. `pending`: a devolução segue sozinha até o banco concluí-la. */
  refund: 'refunded' | 'pending';
};
export type RefundPaymentBody = {
  /** `arrependimento`: dentro de 7 dias da compra, por direito de quem comprou. */
  reason: 'arrependimento' | 'falha_do_servico' | 'outro';
};
export type AccessLeftAnswer = {
  planId: 'bronze' | 'silver' | 'gold';
  expiresAt: string;
};
export type WithdrawalAnswer = {
  success: true;
  id: string;
  /** O que volta a quem pagou, em reais. */
  amount: number;
  /** Fim do prazo para desistir. */
  until: string;
  /** Nulo: ainda não foi pedido. */
  askedAt: string | null;
  /** O acesso que resta depois da devolução; nulo: nenhum. */
  accessWithout: AccessLeftAnswer | null;
};
export type AdminPaymentItem = {
  id: string;
  planId: 'bronze' | 'silver' | 'gold';
  status: 'pending' | 'approved' | 'expired' | 'cancelled' | 'failed' | 'refunded' | 'disputed';
  /** Valor, em reais. */
  amount: number;
  /** Quanto voltou, ou está voltando, a quem pagou, em reais; nulo: nada. Outro valor que não `amount`: só uma parte voltou, ou o que chegou não era o combinado e ficou sem plano. */
  returnedAmount: number | null;
  /** Desconto, em reais. */
  discountAmount: number;
  /** Código promocional usado. */
  promoCode: string | null;
  createdAt: string;
  paidAt: string | null;
  /** Fim do prazo de 7 dias para desistir da compra; nulo: não há o que devolver. */
  withdrawalUntil: string | null;
  /** Quando quem comprou pediu para desistir. */
  withdrawalAskedAt: string | null;
  userId: string;
  /** Mascarado; nulo: a conta foi encerrada. */
  email: string | null;
  provider: string;
  /** Quando o dinheiro voltou, por último; nulo: nada voltou, ou ainda está a caminho. */
  returnedAt: string | null;
};
export type AdminPaymentsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** O mais novo primeiro, se nada mais foi pedido. */
  data: AdminPaymentItem[];
};
export type SearchPaymentsBody = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  status?: 'pending' | 'approved' | 'expired' | 'cancelled' | 'failed' | 'refunded' | 'disputed';
  plan?: 'bronze' | 'silver' | 'gold';
  /** `waiting`: com desistência pedida e ainda não devolvidos. */
  withdrawal?: 'waiting';
  /** `received`: só os que trouxeram dinheiro, e `from` e `to` são de quando ele entrou nos livros; sem ele, de quando o pagamento foi criado. */
  dates?: 'received';
  /** `highest` e `lowest`: pelo valor. */
  sort?: 'newest' | 'oldest' | 'highest' | 'lowest';
  /** O e-mail inteiro da conta, o número do pagamento ou da conta, o número da cobrança no meio de pagamento ou um código promocional. */
  texto: string;
};
export type PaymentEventAnswer = {
  /** Uma linha do livro deste pagamento. */
  kind: string;
  /** Em reais; negativo: dinheiro que voltou. */
  amount: number;
  details: {
    [key: string]: unknown;
  };
  at: string;
};
export type RefundRecordAnswer = {
  reason: string;
  /** Pedida por um administrador; senão, pelas regras. */
  byAdmin: boolean;
  askedAt: string;
  attempts: number;
  outcome: 'refunded' | 'refused' | 'pending';
  endedAt: string | null;
};
export type AccessTermAnswer = {
  planId: 'bronze' | 'silver' | 'gold';
  startsAt: string;
  expiresAt: string;
};
export type AccessEffectAnswer = {
  /** O acesso um instante antes; nulo: nenhum. */
  before: AccessTermAnswer | null;
  after: AccessTermAnswer | null;
  /** O que resta sem os dias deste pagamento; nulo: o acesso termina. */
  withoutIt: AccessTermAnswer | null;
};
export type RefundRightAnswer = {
  /** Se o dinheiro pode ser devolvido agora. */
  possible: boolean;
  /** Fim do prazo de 7 dias para desistir; nulo: não há o que devolver. */
  rightUntil: string | null;
};
export type OpenedPaymentItem = {
  id: string;
  planId: 'bronze' | 'silver' | 'gold';
  status: 'pending' | 'approved' | 'expired' | 'cancelled' | 'failed' | 'refunded' | 'disputed';
  /** Valor, em reais. */
  amount: number;
  /** Quanto voltou, ou está voltando, a quem pagou, em reais; nulo: nada. Outro valor que não `amount`: só uma parte voltou, ou o que chegou não era o combinado e ficou sem plano. */
  returnedAmount: number | null;
  /** Desconto, em reais. */
  discountAmount: number;
  /** Código promocional usado. */
  promoCode: string | null;
  createdAt: string;
  paidAt: string | null;
  /** Fim do prazo de 7 dias para desistir da compra; nulo: não há o que devolver. */
  withdrawalUntil: string | null;
  /** Quando quem comprou pediu para desistir. */
  withdrawalAskedAt: string | null;
  userId: string;
  /** Mascarado; nulo: a conta foi encerrada. */
  email: string | null;
  provider: string;
  /** Quando o dinheiro voltou, por último; nulo: nada voltou, ou ainda está a caminho. */
  returnedAt: string | null;
  /** Preço do plano sem desconto, em reais. */
  originalAmount: number;
  /** A cobrança, como o meio de pagamento a chama. */
  chargeId: string | null;
  expiresAt: string;
  /** Do primeiro ao último. */
  events: PaymentEventAnswer[];
  /** As 20 mais novas. */
  notifications: WebhookItem[];
  refunds: RefundRecordAnswer[];
  /** O que fez do acesso; nulo: nenhum plano. */
  access: AccessEffectAnswer | null;
  /** O acesso da conta agora, também um que terminou. */
  accessNow: AccessTermAnswer | null;
  refund: RefundRightAnswer;
};
export type OpenedPaymentAnswer = {
  success: true;
  data: OpenedPaymentItem;
};
export type AdminItem = {
  id: string;
  username: string;
  /** Se é quem pergunta. */
  own: boolean;
  createdAt: string;
  lastLoginAt: string | null;
  /** Nulo: ativa. */
  deactivatedAt: string | null;
  /** Ainda não trocou a senha de uso único. */
  invited: boolean;
  /** Usa a verificação em duas etapas. */
  totp: boolean;
};
export type AdminsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** A mais antiga primeiro. */
  data: AdminItem[];
};
export type AdminInvitedAnswer = {
  success: true;
  id: string;
  username: string;
  /** Senha de uso único. Não será mostrada de novo. */
  password: string;
};
export type InviteAdminBody = {
  username: string;
};
export type SuppressionKind = 'cpf' | 'nome_nascimento' | 'nome_cpf' | 'cnpj' | 'telefone' | 'email' | 'rg';
export type SuppressionReason = 'titular' | 'ordem_judicial' | 'interno';
export type SuppressionAnswer = {
  id: string;
  /** Pelo que a pessoa é reconhecida; `nome_cpf`: nome com os seis dígitos do meio do CPF. */
  tipo: SuppressionKind;
  motivo: SuppressionReason;
  protocolo: string;
  feitaEm: string;
  /** Nome do administrador; nulo quando a conta já não existe. */
  feitaPor: string | null;
  /** Nulo: em vigor. */
  levantadaEm: string | null;
  levantadaPor: string | null;
};
export type SuppressionsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: SuppressionAnswer[];
};
export type SuppressedPersonAnswer = {
  success: true;
  /** Supressões feitas: uma para cada modo de reconhecer a pessoa. As já em vigor com este protocolo ficam. */
  made: number;
};
export type SubjectDocumentKind = 'cpf' | 'telefone' | 'email' | 'rg' | 'nome' | 'cnpj';
export type SubjectDocumentBody = {
  tipo: SubjectDocumentKind;
  /** Em qualquer formato. O CNPJ é o da empresa individual da pessoa (MEI ou empresário individual). */
  valor: string;
  /** DD/MM/AAAA; pedida com o nome, salvo se o CPF vem na mesma lista. */
  nascimento?: string | null;
};
export type SuppressPersonBody = {
  documentos: SubjectDocumentBody[];
  motivo: SuppressionReason;
  /** Número do pedido ou do processo, sem dados pessoais. */
  protocolo: string;
};
export type SuppressionCheckAnswer = {
  success: true;
  suppressed: boolean;
};
export type LookupDoneAnswer = {
  success: true;
};
export type LookupType =
  | 'nome'
  | 'cpf'
  | 'cpf-2'
  | 'telefone'
  | 'mae'
  | 'cpf-mae'
  | 'cpf-pai'
  | 'rg'
  | 'cnpj'
  | 'cep'
  | 'fotorj'
  | 'email'
  | 'pix';
export type LookupState = 'ativo' | 'manutencao' | 'instavel' | 'fora_do_ar';
export type LookupTypeState = {
  type: LookupType;
  /** Em manutenção a consulta é recusada; instável ou fora do ar, ela pode falhar neste momento. */
  state: LookupState;
  /** O aviso de uma consulta em manutenção. */
  text: string | null;
};
export type FeatureFlagState = 'ativo' | 'manutencao';
export type ServiceState = 'operacional' | 'instavel' | 'fora_do_ar' | 'manutencao' | 'desligada';
export type SourceId =
  | 'bureau'
  | 'email-service'
  | 'fotorj'
  | 'pix-lookup'
  | 'serpro'
  | 'receita-federal'
  | 'brasil-api'
  | 'minha-receita'
  | 'viacep'
  | 'opencep';
export type SourceOfType = {
  id: SourceId;
  name: string;
  /** O que falta no registro; nulo: pode ser consultada. */
  missing: string | null;
};
export type FeatureFlagItem = {
  type: LookupType;
  /** A chave, como a administração a deixou. */
  switchState: FeatureFlagState;
  text: string;
  /** Desde quando a chave está assim. */
  since: string | null;
  /** Quando a chave ou o aviso mudou por último. */
  changedAt: string | null;
  /** Quem mexeu por último. */
  changedBy: string | null;
  /** Como a consulta está agora. `desligada`: nenhuma fonte dela pode ser consultada. */
  state: ServiceState;
  sources: SourceOfType[];
};
export type FeatureFlagsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: FeatureFlagItem[];
};
export type ChangeFeatureFlagBody = {
  state: FeatureFlagState;
  /** O aviso a quem consulta; nulo: Manutenção, voltará em breve... */
  text?: string | null;
  /** O `switchState` que foi visto: ninguém sobrescreve o que não viu. */
  seenState: FeatureFlagState;
  /** O `text` que foi visto. */
  seenText: string;
};
export type OwnerRole = 'controlador' | 'operador';
export type SourceBasis =
  | 'consentimento'
  | 'obrigacao_legal'
  | 'politicas_publicas'
  | 'pesquisa'
  | 'execucao_contrato'
  | 'exercicio_direitos'
  | 'protecao_vida'
  | 'tutela_saude'
  | 'legitimo_interesse'
  | 'protecao_credito'
  | 'sensivel_consentimento'
  | 'sensivel_obrigacao_legal'
  | 'sensivel_politicas_publicas'
  | 'sensivel_pesquisa'
  | 'sensivel_exercicio_direitos'
  | 'sensivel_protecao_vida'
  | 'sensivel_tutela_saude'
  | 'sensivel_prevencao_fraude'
  | 'dados_ficticios';
export type SourceEntryAnswer = {
  owner: string;
  ownerRole: OwnerRole;
  cnpj: string | null;
  contractNumber: string | null;
  contractStart: string | null;
  contractEnd: string | null;
  legalBasis: SourceBasis | null;
  dataMonth: string | null;
  lookupTypes: LookupType[];
  notes: string | null;
  changedAt: string;
  /** Nulo: o próprio produto, ou uma conta que não existe mais. */
  changedBy: string | null;
};
export type SourceHealthAnswer = {
  /** Chamadas feitas na última hora. */
  calls: number;
  /** Recusadas sem chamar: circuito aberto ou fila cheia. */
  refused: number;
  /** De 0 a 1; "não encontrado" é sucesso da fonte. Nulo: sem chamadas. */
  successRate: number | null;
  p50Ms: number | null;
  p95Ms: number | null;
  /** Dos últimos cinco minutos; nulo: sem chamadas. */
  state: ('operacional' | 'instavel' | 'fora_do_ar' | null) | ('operacional' | 'instavel' | 'fora_do_ar' | null);
};
export type SourceItem = {
  id: SourceId;
  name: string;
  /** As configurações da fonte foram informadas. */
  configured: boolean;
  /** É o sandbox: ninguém existe. */
  fictional: boolean;
  origin: ('oficial' | 'contratada' | 'aberta' | null) | ('oficial' | 'contratada' | 'aberta' | null);
  /** Os tipos que a consultam. */
  askedBy: LookupType[];
  /** Nesta instância. */
  circuit: ('closed' | 'open' | 'half-open' | null) | ('closed' | 'open' | 'half-open' | null);
  /** A base legal que as configurações propõem. */
  suggestedBasis: string | null;
  /** O que falta para ser consultada; vazio: nada. */
  missing: string[];
  entry: SourceEntryAnswer | null;
  health: SourceHealthAnswer;
};
export type SourcesAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: SourceItem[];
};
export type SourceTermsAnswer = {
  owner: string;
  ownerRole: OwnerRole;
  cnpj: string | null;
  contractNumber: string | null;
  contractStart: string | null;
  contractEnd: string | null;
  legalBasis: SourceBasis | null;
  dataMonth: string | null;
  lookupTypes: LookupType[];
  notes: string | null;
};
export type SourceChangeAnswer = {
  at: string;
  by: string | null;
  /** Como ficou; nulo: saiu do registro. */
  terms: SourceTermsAnswer | null;
};
export type SourceAnswerBody = {
  success: true;
  data: SourceItem;
  /** As mudanças do registro, a mais nova primeiro. */
  changes: SourceChangeAnswer[];
};
export type SourceEntryBody = {
  /** O `changedAt` que foi visto: ninguém sobrescreve o que não viu. */
  seenAt: string | null;
  owner: string;
  /** O papel do responsável, nos termos da LGPD. */
  ownerRole: OwnerRole;
  cnpj?: string | null;
  contractNumber?: string | null;
  /** AAAA-MM-DD, em Brasília. */
  contractStart?: string | null;
  /** AAAA-MM-DD, em Brasília. O dia todo vale; nulo: sem fim. */
  contractEnd?: string | null;
  /** `dados_ficticios` só vale para a fonte do sandbox. */
  legalBasis?: SourceBasis | null;
  /** O mês dos dados (AAAA-MM), para respostas em que a fonte não o informa. */
  dataMonth?: string | null;
  lookupTypes: LookupType[];
  notes?: string | null;
};
export type SeenEntryBody = {
  /** O `changedAt` que foi visto: ninguém sobrescreve o que não viu. */
  seenAt: string | null;
};
export type StatusDay = {
  day: string;
  /** O pior estado do dia. */
  worst: ServiceState;
  /** De 0 a 1; nulo: sem chamadas no dia. */
  availability: number | null;
};
export type LookupStatusAnswer = {
  /** `instavel`: de cinco minutos, menos de 95% das chamadas com resposta. `fora_do_ar`: menos da metade. `desligada`: o operador não a oferece. */
  state: ServiceState;
  since: string | null;
  /** O aviso de uma consulta em manutenção. */
  text: string | null;
  /** Um item por dia desde `from`, 90 ao todo; nulo: nada foi medido nesse dia. */
  days: (StatusDay | null)[];
  type: LookupType;
  /** De que espécie são as suas fontes. */
  origins: ('oficial' | 'contratada' | 'aberta')[];
};
export type OwnPartStatusAnswer = {
  /** `instavel`: de cinco minutos, menos de 95% das chamadas com resposta. `fora_do_ar`: menos da metade. `desligada`: o operador não a oferece. */
  state: ServiceState;
  since: string | null;
  /** O aviso de uma consulta em manutenção. */
  text: string | null;
  /** Um item por dia desde `from`, 90 ao todo; nulo: nada foi medido nesse dia. */
  days: (StatusDay | null)[];
  part: 'api' | 'banco';
};
export type IncidentAnswer = {
  /** Nulo: uma parte nossa. */
  type: LookupType | null;
  part: ('api' | 'banco' | null) | ('api' | 'banco' | null);
  /** O pior estado do incidente. */
  worst: ServiceState;
  since: string;
  /** Nulo: ainda não terminou. */
  until: string | null;
};
export type StatusAnswer = {
  success: true;
  /** Falso: não foi possível apurar agora, e estes são os últimos dados. */
  current: boolean;
  /** Quando estes dados foram apurados. */
  at: string;
  /** O pior entre o que está com problema; manutenção e desligada não contam. */
  overall: ServiceState;
  /** O primeiro dia dos históricos, em Brasília. */
  from: string;
  lookups: LookupStatusAnswer[];
  parts: OwnPartStatusAnswer[];
  /** Os incidentes dos históricos, o mais novo primeiro; 30 no máximo. */
  incidents: IncidentAnswer[];
};
export type UsageLimit = {
  /** `lento`: cada consulta espera um momento. `parado`: nenhuma é feita. */
  nivel: 'lento' | 'parado';
  /** Por quê, em palavras. */
  explicacao: string;
  /** Nulo: até a liberação pela equipe. */
  ate: string | null;
  /** A informar ao pedir a liberação. */
  protocolo: string;
};
export type UsageAnswer = {
  success: true;
  /** Consultas de hoje que trouxeram dados. */
  usadas: number;
  /** Consultas por dia que o plano permite; nulo para administradores. */
  limite: number | null;
  restantes: number | null;
  /** Meia-noite em Brasília. */
  renovaEm: string;
  /** As que estão no histórico, por tipo. */
  porTipo: {
    [key: string]: number;
  };
  /** Nulo no uso comum. */
  limitacao: UsageLimit | null;
};
export type AbuseFlagLevel = 'lenta' | 'parada' | 'retida' | 'liberada';
export type Detector = 'sequencia' | 'nomes' | 'volume' | 'sem_resultado';
export type AbuseFlagItem = {
  id: string;
  /** Como quem usa a conta o informa ao pedir a liberação. */
  protocolo: string;
  em: string;
  accountId: string;
  /** Nulo depois que a conta foi apagada. */
  nome: string | null;
  email: string | null;
  /** `lenta`: cada consulta espera um momento. `parada`: nenhuma por uma hora. `retida`: nenhuma até a liberação, por decisão de alguém. `liberada`: por decisão de alguém. */
  nivel: AbuseFlagLevel;
  /** O que foi notado; nulo numa decisão. */
  motivo: Detector | null;
  numeros: {
    [key: string]: number;
  };
  ate: string | null;
  /** Quem decidiu. */
  por: string | null;
  nota: string | null;
  /** Vale agora. */
  emVigor: boolean;
};
export type AbuseFlagsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** A mais nova primeiro. */
  data: AbuseFlagItem[];
};
export type SearchAbuseFlagsBody = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  sort?: 'newest' | 'oldest';
  /** Só as desta conta. */
  conta?: string;
  nivel?: AbuseFlagLevel;
  motivo?: Detector;
  /** Só as que valem agora. */
  emVigor?: 'sim';
  /** O protocolo ou o código de uma observação, o e-mail inteiro ou o código da conta. */
  texto: string;
};
export type FlaggedLookup = {
  em: string;
  tipo: LookupType;
  consulta: string;
  desfecho: string;
};
export type FlaggedStep = {
  de: string;
  encontradas: number;
  outras: number;
};
export type FlaggedHourAnswer = {
  id: string;
  /** Como quem usa a conta o informa ao pedir a liberação. */
  protocolo: string;
  em: string;
  accountId: string;
  /** Nulo depois que a conta foi apagada. */
  nome: string | null;
  email: string | null;
  /** `lenta`: cada consulta espera um momento. `parada`: nenhuma por uma hora. `retida`: nenhuma até a liberação, por decisão de alguém. `liberada`: por decisão de alguém. */
  nivel: AbuseFlagLevel;
  /** O que foi notado; nulo numa decisão. */
  motivo: Detector | null;
  numeros: {
    [key: string]: number;
  };
  ate: string | null;
  /** Quem decidiu. */
  por: string | null;
  nota: string | null;
  /** Vale agora. */
  emVigor: boolean;
  success: true;
  /** As últimas da hora anterior que estão no histórico, mascaradas. */
  consultas: FlaggedLookup[];
  /** A hora anterior, de cinco em cinco minutos. */
  passos: FlaggedStep[];
};
export type ReleaseLookupsBody = {
  nota: string;
  /** A observação que foi vista: só é liberado o que ela diz. */
  observacao: string;
};
export type AbuseFlagNoteBody = {
  nota: string;
};
export type ResultSummary = {
  hasResults: boolean;
};
export type Outcome = 'success' | 'not_found' | 'diverged' | 'source_down' | 'simulated' | 'withheld';
export type Origin = 'oficial' | 'contratada' | 'aberta' | 'cache' | 'simulada';
export type HistoryItem = {
  id: string;
  timestamp: string;
  consultationType: LookupType;
  /** O que foi consultado: mascarado ou, sem o modo de privacidade, por extenso. */
  query: string;
  /** Verdadeiro só quando uma fonte respondeu com dados. */
  success: boolean;
  resultSummary: ResultSummary;
  /** Dados, não encontrado, fontes divergem, fonte fora do ar ou resposta simulada. */
  outcome: Outcome;
  origem: Origin | null;
  fonte: string | null;
  protocolo: string;
  finalidade: Purpose | null;
  simulado: boolean;
  /** Quem foi encontrado (até cinco nomes), ou o endereço do CEP, para quem desligou o modo de privacidade; nulo com ele, em listas de homônimos e sem resultado guardado. */
  encontrado: string | null;
  /** O dossiê da pessoa ou empresa; nulo em consultas que não são de uma só. */
  dossie: string | null;
};
export type HistoryAnswer = {
  success: true;
  history: HistoryItem[];
  /** Para pedir a página seguinte; nulo na última. */
  nextCursor: string | null;
  /** Consultas que atendem ao filtro. */
  total: number;
  /** Quantas delas trouxeram dados. */
  successes: number;
  /** Verdadeiro quando pode haver mais do que se contou: com período contam-se até 10.000, com busca até 2.000, e de uma busca com várias palavras muito comuns, só entre as mais novas. */
  totalCapped: boolean;
};
export type SearchHistoryBody = {
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  type?: LookupType;
  /** `error`: tudo o que não é sucesso, também o que não foi encontrado e o simulado. */
  status?: 'success' | 'error';
  sort?: 'newest' | 'oldest' | 'type' | 'status';
  /** O nextCursor da página anterior, com a mesma ordem. */
  cursor?: string;
  limit?: number;
  texto: string;
};
export type EraseHistoryAnswer = {
  success: true;
  /** Quantas das consultas existiam e foram apagadas. */
  erased: number;
};
export type EraseHistoryBody = {
  ids: string[];
};
export type ExportHistoryBody = {
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  type?: LookupType;
  /** `error`: tudo o que não é sucesso, também o que não foi encontrado e o simulado. */
  status?: 'success' | 'error';
  sort?: 'newest' | 'oldest' | 'type' | 'status';
  format?: 'csv';
  ids?: string[];
  texto?: string;
};
export type NamesakeData = {
  nome: string | null;
  cpf: string | null;
  /** DD/MM/AAAA */
  nasc: string | null;
  sexo: string | null;
  estciv: string | null;
  nome_mae: string | null;
  nome_pai: string | null;
  rg: string | null;
  titulo_eleitor: string | null;
  renda: string | null;
  cbo: string | null;
  renda_formatada: string | null;
  /** SIM de quem morreu. */
  obito: string | null;
};
export type CpfAddress = {
  logr_tipo: string | null;
  logr_nome: string | null;
  logr_numero: string | null;
  logr_complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
  cep: string | null;
};
export type NamesakeRecord = {
  dados_cpf: NamesakeData;
  enderecos: CpfAddress[];
};
export type NameResult = {
  total: number | null;
  /** A fonte tem mais pessoas do que as que são lidas; `total` conta só estas. */
  haMais?: boolean;
  pagina: number | null;
  paginas: number | null;
  /** Os homônimos da página pedida. */
  resultados: NamesakeRecord[];
};
export type CpfGeneralData = {
  cpf: string;
  nome: string | null;
  /** DD/MM/AAAA */
  nascimento: string | null;
  sexo: string | null;
  estado_civil: string | null;
  mae: string | null;
  pai: string | null;
  renda: string | null;
  renda_formatada: string | null;
  rg: string | null;
  orgao_emissor: string | null;
  uf_emissao: string | null;
  titulo_eleitor: string | null;
  situacao_cadastral: string | null;
  data_situacao_cadastral: string | null;
  /** DD/MM/AAAA; não é mostrada. */
  data_obito: string | null;
  /** SIM de quem morreu, qualquer que seja a situação cadastral. */
  obito: string | null;
};
export type CpfIdentityCard = {
  rg: string | null;
  nome: string | null;
  orgao_emissor: string | null;
  uf_emissao: string | null;
  data_emissao: string | null;
};
export type CpfScore = {
  CSB8: string | null;
  CSB8_FAIXA: string | null;
  CSBA: string | null;
  CSBA_FAIXA: string | null;
};
export type CpfPurchasingPower = {
  poder_aquisitivo: string | null;
  renda_poder_aquisitivo: string | null;
  faixa_poder_aquisitivo: string | null;
};
export type CpfPis = {
  pis: string | null;
};
export type CpfPhone = {
  ddd: string | null;
  telefone: string | null;
  telefone_completo: string | null;
  tipo: string | null;
  operadora: string | null;
};
export type CpfEmail = {
  email: string | null;
  prioridade: string | null;
};
export type CpfRelative = {
  VINCULO: string | null;
  NOME_VINCULO: string | null;
  CPF_VINCULO: string | null;
  /** DD/MM/AAAA */
  NASCIMENTO_VINCULO: string | null;
};
export type CpfTaxReturn = {
  Ano_Referencia: string | null;
  Sit_Receita_Federal: string | null;
};
export type CpfCompanyPartner = {
  nome: string | null;
  cpf: string | null;
  qualificacao: string | null;
};
export type CpfLinkedCompany = {
  cnpj: string | null;
  razao_social: string | null;
};
export type CpfCompany = {
  cnpj: string | null;
  razao_social: string | null;
  situacao_cadastral: string | null;
  socios: CpfCompanyPartner[];
  empresas_vinculadas: CpfLinkedCompany[];
};
export type CpfRecord = {
  dados_gerais: CpfGeneralData;
  rg_dados: CpfIdentityCard | null;
  /** Não use como critério único de decisão. */
  score: CpfScore[];
  poder_aquisitivo: CpfPurchasingPower[];
  pis: CpfPis[];
  telefones_list: CpfPhone[];
  emails_list: CpfEmail[];
  parentes: CpfRelative[];
  irpf: CpfTaxReturn[];
  empresas: CpfCompany[];
  enderecos: CpfAddress[];
};
export type CpfResult = {
  resultado: CpfRecord;
};
export type RegisteredPerson = {
  nome: string | null;
  cpf: string | null;
  /** DD/MM/AAAA */
  nascimento: string | null;
  situacao_cadastral: string | null;
  /** SIM de quem morreu, qualquer que seja a situação cadastral. */
  obito: string | null;
};
export type RegistrationStatus = {
  situacao: string | null;
  /** Quando a Receita Federal informou a situação. */
  ultima_atualizacao: string | null;
  pendencias: string | null;
  fonte: string;
};
export type RegistrationResult = {
  dados_pessoais: RegisteredPerson;
  receita_federal: RegistrationStatus;
};
export type PhoneOwner = {
  nome: string | null;
  cpf: string | null;
  ddd: string | null;
  telefone: string | null;
  email: string | null;
  /** DD/MM/AAAA */
  data_nascimento: string | null;
  endereco: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
  cep: string | null;
  /** Não use como critério único de decisão. */
  score: string | null;
  renda_media: string | null;
  classe_social: string | null;
  status_cpf: string | null;
  obito: string | null;
  risco_cmv: string | null;
  risco_ctv: string | null;
  risco_net: string | null;
  fonte: string | null;
  telefone_completo: string | null;
  renda_formatada: string | null;
};
export type PhoneResult = {
  quantidade: number | null;
  resultado: PhoneOwner[];
};
export type ChildRecord = {
  nome: string | null;
  cpf: string | null;
  /** DD/MM/AAAA */
  nascimento: string | null;
  sexo: string | null;
  estado_civil: string | null;
  nome_pai: string | null;
  nome_mae: string | null;
  rg: string | null;
  orgao_emissor: string | null;
  uf_emissao: string | null;
  titulo_eleitor: string | null;
  situacao_cadastral: string | null;
  renda: string | null;
  faixa_renda_id: string | null;
  cbo: string | null;
  cd_mosaic: string | null;
  contatos_id: string | null;
  renda_formatada: string | null;
};
export type MotherResult = {
  total: number | null;
  /** A fonte tem mais pessoas do que as que são lidas; `total` conta só estas. */
  haMais?: boolean;
  pagina: number | null;
  paginas: number | null;
  /** As pessoas da página pedida. */
  resultado: ChildRecord[];
};
export type RgResult = {
  nome: string | null;
  cpf: string | null;
  /** DD/MM/AAAA */
  nascimento: string | null;
  sexo: string | null;
  estado_civil: string | null;
  mae: string | null;
  pai: string | null;
  nacionalidade: string | null;
  rg: string | null;
  orgao_emissor: string | null;
  uf_emissao: string | null;
  titulo_eleitor: string | null;
  situacao_cadastral: string | null;
  cbo: string | null;
  cd_mosaic: string | null;
  cd_mosaic_novo: string | null;
  cd_mosaic_secundario: string | null;
  renda: string | null;
  faixa_renda_id: string | null;
  contatos_id: string | null;
  cadastro_id: string | null;
  data_informacao: string | null;
  /** DD/MM/AAAA; não é mostrada. */
  data_obito: string | null;
  /** SIM de quem morreu, qualquer que seja a situação cadastral. */
  obito: string | null;
  renda_formatada: string | null;
};
export type CnpjActivity = {
  codigo: string;
  descricao: string | null;
};
export type CnpjAddress = {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  municipio: string | null;
  uf: string | null;
  cep: string | null;
};
export type CnpjPartner = {
  nome: string | null;
  qualificacao: string | null;
};
export type CnpjResult = {
  /** 14 caracteres; os 12 primeiros podem ser letras. */
  cnpj: string;
  /** CPFs dentro do nome vêm mascarados. */
  razao_social: string | null;
  nome_fantasia: string | null;
  situacao_cadastral: string | null;
  data_situacao_cadastral: string | null;
  /** Como a Receita Federal escreve: RECUPERACAO JUDICIAL, FALIDO, EM LIQUIDACAO ou outra; nulo quando não há. */
  situacao_especial: string | null;
  data_situacao_especial: string | null;
  porte: string | null;
  /** Em reais. */
  capital_social: number | null;
  tipo: string | null;
  natureza_juridica: string | null;
  data_inicio_atividade: string | null;
  cnae_fiscal_principal: CnpjActivity | null;
  cnaes_secundarios: CnpjActivity[];
  endereco: CnpjAddress;
  telefones: string[];
  email: string | null;
  opcao_pelo_simples: boolean | null;
  opcao_pelo_mei: boolean | null;
  qsa: CnpjPartner[];
};
export type CepResult = {
  cep: string;
  logradouro: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
  ibge: string | null;
  ddd: string | null;
  latitude: number | null;
  longitude: number | null;
};
export type PhotoPerson = {
  nome: string | null;
  cpf: string | null;
  /** DD/MM/AAAA */
  nascimento: string | null;
  sexo: string | null;
  nacionalidade: string | null;
  /** SIM de quem morreu. */
  obito: string | null;
};
export type PhotoParents = {
  mae: string | null;
  pai: string | null;
};
export type PhotoDocuments = {
  rg: string | null;
  orgao_emissor: string | null;
  uf_emissao: string | null;
};
export type PhotoImage = {
  /** Imagem em base64. Nunca é guardada: no histórico vem nula. */
  base64: string | null;
};
export type PhotoRecord = {
  dados_pessoais: PhotoPerson;
  filiacao: PhotoParents;
  documentos: PhotoDocuments;
  foto: PhotoImage;
};
export type PhotoResult = {
  resultado: PhotoRecord;
};
export type EmailOwnerAddress = {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
  cep: string | null;
};
export type EmailOwner = {
  nome: string | null;
  cpf: string | null;
  /** DD/MM/AAAA */
  nascimento: string | null;
  sexo: string | null;
  mae: string | null;
  email: string | null;
  telefones: string[];
  endereco: EmailOwnerAddress;
  /** SIM de quem morreu. */
  obito: string | null;
};
export type EmailRecord = {
  dados_pessoais: EmailOwner;
};
export type EmailResult = {
  resultado: EmailRecord;
};
export type PixOwner = {
  nome: string | null;
  cpf: string | null;
  /** DD/MM/AAAA */
  nascimento: string | null;
  sexo: string | null;
  mae: string | null;
  /** SIM de quem morreu. */
  obito: string | null;
};
export type PixOwnerAddress = {
  logradouro: string | null;
  numero: string | null;
  bairro: string | null;
  cidade: string | null;
  estado: string | null;
  cep: string | null;
};
export type PixResult = {
  dados_pessoais: PixOwner;
  endereco: PixOwnerAddress;
};
export type LookupMeta = {
  origem: Origin;
  fonte: string;
  /** Quando a fonte foi consultada; antes desta consulta, se a resposta vem da memória recente. */
  consultadoEm: string;
  /** Mês dos dados (AAAA-MM), quando a fonte o informa. */
  dadosDe: string | null;
  /** Milissegundos até a resposta das fontes. */
  latenciaMs: number;
  /** Verdadeiro quando a resposta é a de há pouco, que não conta: em geral 60 s para a mesma conta, 10 min para dados abertos e para outra página de uma busca; também a de uma consulta igual feita ao mesmo tempo. */
  emCache: boolean;
  protocolo: string;
  /** Verdadeiro quando nenhuma fonte respondeu e os dados são inventados. */
  simulado: boolean;
};
export type DivergentValue = {
  fonte: string;
  valor: (string | boolean) | null;
};
export type DivergentField = {
  campo: string;
  valores: DivergentValue[];
};
export type DivergenceDetails = {
  campos: DivergentField[];
};
export type HistoryEntryAnswer = {
  success: true;
  entry: HistoryItem;
  /** O que foi consultado, por extenso; nulo quando a pessoa já não pode ser mostrada. */
  consulta: {
    [key: string]: string;
  } | null;
  /** O resultado salvo, sem os campos que ainda não existiam; nulo quando não houve ou depois do prazo de guarda. */
  data:
    | (
        | NameResult
        | CpfResult
        | RegistrationResult
        | PhoneResult
        | MotherResult
        | RgResult
        | CnpjResult
        | CepResult
        | PhotoResult
        | EmailResult
        | PixResult
      )
    | null;
  /** Por que não há resultado: apagado pelo prazo de guarda, a consulta não trouxe dados, ou os dados da pessoa deixaram de estar disponíveis; nulo quando há. */
  motivo:
    | ('prazo_de_guarda' | 'sem_dados' | 'pessoa_protegida' | null)
    | ('prazo_de_guarda' | 'sem_dados' | 'pessoa_protegida' | null);
  /** Nulo quando nenhuma fonte respondeu. */
  meta: LookupMeta | null;
  /** Os campos em que as fontes divergiram. */
  details: DivergenceDetails | null;
};
export type MadeReportsAnswer = {
  success: true;
  /** Quantos relatórios em PDF foram feitos da consulta. */
  vezes: number;
  /** Quando o primeiro foi feito; nulo sem nenhum. */
  primeiroEm: string | null;
  /** Quando o último foi feito; nulo sem nenhum. */
  ultimoEm: string | null;
};
export type VerifiedReportAnswer = {
  /** Verdadeiro: o relatório foi emitido aqui. */
  valid: boolean;
  type: LookupType;
  /** Quem ou o que foi consultado, mascarado. */
  subjectMasked: string;
  consultedAt: string;
  source: string;
  /** A impressão digital SHA-256 do arquivo emitido, em hexadecimal. */
  sha256: string;
};
export type DossierNote = {
  texto: string;
  em: string;
};
export type DossierKind = 'cpf' | 'cnpj';
export type DossierAbout = {
  anotacoes: DossierNote[];
  etiquetas: string[];
  /** Para enviar com a próxima alteração; nula enquanto nada foi escrito. */
  versao: string | null;
  id: string;
  tipo: DossierKind;
  /** Mascarado ou, sem o modo de privacidade, por extenso. */
  nome: string | null;
  /** Mascarado ou, sem o modo de privacidade, por extenso. */
  documento: string | null;
  /** Os dados da pessoa deixaram de estar disponíveis: nada dela é mostrado. */
  retido: boolean;
  /** Consultas reunidas no dossiê. */
  consultas: number;
};
export type DossierListAnswer = {
  success: true;
  /** O que foi alterado por último vem primeiro. */
  dossies: DossierAbout[];
};
export type DossierOfLookup = {
  id: string;
  consultas: number;
  /** Quando foi a consulta anterior; nulo quando não houve. */
  anterior: string | null;
};
export type DossierOfLookupAnswer = {
  success: true;
  /** Nulo quando a consulta não tem dossiê. */
  dossie: DossierOfLookup | null;
};
export type DossierLookup = {
  entry: HistoryItem;
  /** O resultado salvo, sem os campos que ainda não existiam; nulo quando não houve ou depois do prazo de guarda. */
  data:
    | (
        | NameResult
        | CpfResult
        | RegistrationResult
        | PhoneResult
        | MotherResult
        | RgResult
        | CnpjResult
        | CepResult
        | PhotoResult
        | EmailResult
        | PixResult
      )
    | null;
  /** Por que não há resultado: apagado pelo prazo de guarda, a consulta não trouxe dados, ou os dados da pessoa deixaram de estar disponíveis; nulo quando há. */
  motivo:
    | ('prazo_de_guarda' | 'sem_dados' | 'pessoa_protegida' | null)
    | ('prazo_de_guarda' | 'sem_dados' | 'pessoa_protegida' | null);
  /** Nulo quando nenhuma fonte respondeu. */
  meta: LookupMeta | null;
  /** Os campos em que as fontes divergiram. */
  details: DivergenceDetails | null;
};
export type DossierAnswer = {
  success: true;
  dossie: DossierAbout;
  /** As consultas da página, da mais nova à mais velha. */
  consultas: DossierLookup[];
  /** Para pedir as mais velhas; nulo na última página. */
  nextCursor: string | null;
};
export type DossierAnnotations = {
  anotacoes: DossierNote[];
  etiquetas: string[];
  /** Para enviar com a próxima alteração; nula enquanto nada foi escrito. */
  versao: string | null;
};
export type DossierAnnotatedAnswer = {
  success: true;
  dossie: DossierAnnotations;
};
export type AnnotateDossierBody = {
  /** Todas, na ordem em que ficam; cada uma com até 2.000 caracteres. */
  anotacoes: string[];
  /** Todas; cada uma com até 30 caracteres. A busca do histórico as acha por palavras inteiras. */
  etiquetas: string[];
  /** A do dossiê que foi alterado. */
  versao: string | null;
};
export type AuditOutcome = 'success' | 'not_found' | 'diverged' | 'source_down' | 'simulated' | 'withheld' | 'refused';
export type AuditItem = {
  id: string;
  at: string;
  /** A conta que consultou. */
  accountId: string;
  type: LookupType;
  /** Quem foi consultado, mascarado. */
  subject: string;
  purpose: Purpose | null;
  /** A base legal da fonte. */
  legalBasis: string | null;
  origem: Origin | null;
  fonte: string | null;
  /** `refused`: a fonte respondeu, mas o plano acabou antes da resposta. `withheld`: pessoa protegida. */
  outcome: AuditOutcome;
  protocolo: string;
  /** O bloco que sela o registro; nulo enquanto espera pelo selo (cerca de um segundo). */
  block: number | null;
};
export type AuditAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: AuditItem[];
};
export type SearchAuditBody = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Quantas por página. */
  limit?: number;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  type?: LookupType;
  outcome?: AuditOutcome;
  /** Sem conta nem titular, num período de até 31 dias. */
  purpose?: Purpose;
  /** A conta que consultou. */
  accountId?: string;
  sort?: 'newest' | 'oldest';
  /** O e-mail da conta que consultou. */
  accountEmail?: string;
  /** Sufixo de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  sufixo?: string;
  /** Nome de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  nome?: string;
  /** Email de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  email?: string;
  /** CPF de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  cpf?: string;
  /** CEP de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  cep?: string;
  /** CNPJ de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  cnpj?: string;
  /** RG de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  rg?: string;
  /** Nome da mãe de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  mae?: string;
  /** Telefone de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  telefone?: string;
  /** Data de nascimento de quem foi consultado. Compara-se por código com chave, nunca em claro. */
  dataNascimento?: string;
};
export type AuditAccountAnswer = {
  name: string;
  email: string | null;
};
export type AuditPlaceAnswer = {
  sealedAt: string;
  /** O selo do bloco: um código com chave sobre o que ele contém e o selo anterior. */
  seal: string;
  /** O selo do bloco anterior; nulo no primeiro. */
  previousSeal: string | null;
  /** Registros do bloco. */
  records: number;
  /** A posição deste registro no bloco, a partir de 1. */
  place: number;
  /** Falso quando o registro difere do que foi selado. */
  intact: boolean;
  /** O registro anterior no bloco. */
  before: string | null;
  /** O registro seguinte no bloco. */
  after: string | null;
};
export type AuditRecordAnswer = {
  success: true;
  data: AuditItem;
  /** Nulo quando a conta não existe mais. */
  account: AuditAccountAnswer | null;
  place: AuditPlaceAnswer | null;
};
export type LastVerificationAnswer = {
  at: string;
  adminName: string | null;
  /** Registros selados, naquele momento. */
  sealed: number;
  problemCount: number;
};
export type AuditStateAnswer = {
  success: true;
  /** Registros que esperam pelo selo. */
  unsealed: number;
  /** O último bloco. */
  lastBlock: number | null;
  lastVerification: LastVerificationAnswer | null;
};
export type AuditHeadAnswer = {
  number: number;
  /** Guarde fora do banco de dados, para comparar depois. */
  seal: string;
};
export type AuditProblemAnswer = {
  /** Registro alterado, apagado, inserido por fora ou sem a marca da aplicação; bloco alterado ou ausente; cadeia mais curta que a anotada; anotação externa com carimbo do tempo que não confere. */
  kind: 'altered' | 'missing' | 'inserted' | 'forged' | 'seal_broken' | 'seal_missing' | 'head_lost' | 'stamp_broken';
  /** Registro de consulta, ação de administrador ou relatório; nulo para um bloco. */
  records: ('lookups' | 'admin-actions' | 'reports' | null) | ('lookups' | 'admin-actions' | 'reports' | null);
  block: number | null;
  id: string | null;
};
export type AuditVerificationAnswer = {
  success: true;
  /** Verdadeiro quando nada difere do que foi selado. */
  intact: boolean;
  blocks: number;
  /** Registros de consultas, selados. */
  sealed: number;
  /** Ações de administradores, seladas. */
  sealedAdminActions: number;
  /** Relatórios em PDF, selados. */
  sealedReports: number;
  /** Registros do último segundo, ainda sem selo. */
  unsealed: number;
  head: AuditHeadAnswer | null;
  /** Anotações externas comparadas. */
  heads: number;
  problemCount: number;
  /** Os primeiros 1.000. */
  problems: AuditProblemAnswer[];
};
export type RetentionPeriodsAnswer = {
  /** Dias em que o resultado de uma consulta fica no histórico. */
  resultDays: number;
  /** Dias, depois do fim de um pedido de titular, em que ficam os dados de quem pediu. */
  requestDays: number;
  /** Segundos em que a mesma conta recebe a mesma resposta sem nova pergunta à fonte. */
  sameAnswerSeconds: number;
};
export type FiledDataSubjectRequestAnswer = {
  success: true;
  protocol: string;
};
export type DataSubjectRequestBody = {
  /** Verificação invisível (reCAPTCHA v3). */
  captchaToken?: string | null;
  /** Verificação visível (reCAPTCHA v2). */
  captchaV2Token?: string | null;
  /** Um por formulário: enviar de novo não cria outro pedido. */
  formKey: string;
  kind: 'acesso' | 'supressao' | 'correcao' | 'outra';
  name: string;
  cpf: string;
  /** DD/MM/AAAA. */
  birthDate: string;
  /** Para onde vai a resposta. */
  email: string;
  /** Só é usado se você comprovar que é seu. */
  phone?: string;
  /** Só é usado se você comprovar que é seu. */
  rg?: string;
  /** Da empresa individual (MEI ou empresário individual). Só é usado se você comprovar que é seu. */
  cnpj?: string;
  /** Até três, separados por vírgula. */
  otherEmails?: string;
  message?: string;
  /** Os dados são de quem pede, ou de quem essa pessoa representa. */
  declared: true;
};
export type DataSubjectRequestStateAnswer = {
  state: 'recebida' | 'em_verificacao' | 'aguardando_titular' | 'confirmada' | 'respondida' | 'recusada' | 'cancelada';
  receivedAt: string;
  /** O último dia do prazo. */
  dueOn: string;
  /** Dias até o fim do prazo; negativo: vencido; nulo: encerrado. */
  daysLeft: number | null;
  endedAt: string | null;
  success: true;
};
export type UsedPrivacyLinkAnswer = {
  success: true;
  protocol: string;
};
export type ReportedLookupAnswer = {
  em: string;
  /** O mesmo número é o mesmo assinante, nesta resposta. */
  assinante: number;
  tipo: string;
  finalidade: string | null;
  baseLegal: string | null;
  fonte: string | null;
  desfecho: string;
};
export type ReportedSourceAnswer = {
  fonte: string;
  baseLegal: string | null;
  /** A empresa por trás da fonte, conforme o registro. */
  responsavel: string | null;
  consultas: number;
};
export type AnswerReportAnswer = {
  /** A trilha até este momento. */
  ate: string;
  total: number;
  assinantes: number;
  /** A mais nova primeiro; no máximo 1.000. */
  consultas: ReportedLookupAnswer[];
  fontes: ReportedSourceAnswer[];
};
export type SentAnswerAnswer = {
  text: string;
  report: AnswerReportAnswer | null;
};
export type DataSubjectAnswerAnswer = {
  success: true;
  protocol: string;
  data: SentAnswerAnswer;
};
export type ReadDataSubjectAnswerBody = {
  token: string;
  /** A do pedido, DD/MM/AAAA. */
  birthDate: string;
};
export type DataSubjectRequestItem = {
  state: 'recebida' | 'em_verificacao' | 'aguardando_titular' | 'confirmada' | 'respondida' | 'recusada' | 'cancelada';
  receivedAt: string;
  /** O último dia do prazo. */
  dueOn: string;
  /** Dias até o fim do prazo; negativo: vencido; nulo: encerrado. */
  daysLeft: number | null;
  endedAt: string | null;
  id: string;
  protocol: string;
  kind: 'acesso' | 'supressao' | 'correcao' | 'outra';
  emailConfirmed: boolean;
  /** A supressão pedida está em vigor. */
  suppressed: boolean;
};
export type DataSubjectRequestsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: DataSubjectRequestItem[];
};
export type WaitingDataSubjectRequests = {
  success: true;
  /** Pedidos abertos com o prazo vencido, ou com 3 dias ou menos. */
  waiting: number;
};
export type SubjectContact = {
  kind: 'telefone' | 'rg' | 'email' | 'cnpj';
  value: string;
  /** Comprovado como da própria pessoa. */
  confirmed: boolean;
};
export type SubjectPerson = {
  name: string;
  cpf: string;
  birthDate: string;
  email: string;
  message: string;
  contacts: SubjectContact[];
};
export type TimelineItem = {
  at: string;
  actor: 'titular' | 'admin' | 'sistema';
  adminId: string | null;
  event:
    | 'pedido_recebido'
    | 'email_confirmado'
    | 'comprovacao_solicitada'
    | 'identidade_confirmada'
    | 'supressao_aplicada'
    | 'resposta_enviada'
    | 'resposta_reenviada'
    | 'resposta_aberta'
    | 'pedido_recusado'
    | 'pedido_cancelado'
    | 'dados_apagados';
  state: 'recebida' | 'em_verificacao' | 'aguardando_titular' | 'confirmada' | 'respondida' | 'recusada' | 'cancelada';
};
export type OpenedDataSubjectRequest = {
  state: 'recebida' | 'em_verificacao' | 'aguardando_titular' | 'confirmada' | 'respondida' | 'recusada' | 'cancelada';
  receivedAt: string;
  /** O último dia do prazo. */
  dueOn: string;
  /** Dias até o fim do prazo; negativo: vencido; nulo: encerrado. */
  daysLeft: number | null;
  endedAt: string | null;
  id: string;
  protocol: string;
  kind: 'acesso' | 'supressao' | 'correcao' | 'outra';
  emailConfirmed: boolean;
  /** A supressão pedida está em vigor. */
  suppressed: boolean;
  /** Nulo: apagado depois do prazo de guarda. */
  person: SubjectPerson | null;
  emailConfirmedAt: string | null;
  identityMethod:
    | ('assinatura_gov_br' | 'certificado_icp' | 'documento_em_video' | 'presencial' | 'procuracao' | null)
    | ('assinatura_gov_br' | 'certificado_icp' | 'documento_em_video' | 'presencial' | 'procuracao' | null);
  identityNote: string | null;
  identityConfirmedAt: string | null;
  suppressedAt: string | null;
  refusalReason:
    | (
        | 'identidade_nao_comprovada'
        | 'email_nao_confirmado'
        | 'pedido_repetido'
        | 'nao_somos_o_agente'
        | 'impedimento_legal'
        | null
      )
    | (
        | 'identidade_nao_comprovada'
        | 'email_nao_confirmado'
        | 'pedido_repetido'
        | 'nao_somos_o_agente'
        | 'impedimento_legal'
        | null
      );
  answer: SentAnswerAnswer | null;
  /** O mais antigo primeiro. */
  timeline: TimelineItem[];
  /** Outros pedidos com o mesmo CPF. */
  others: DataSubjectRequestItem[];
};
export type OpenedDataSubjectRequestAnswer = {
  success: true;
  data: OpenedDataSubjectRequest;
};
export type HandledDataSubjectRequestAnswer = {
  success: true;
  data: DataSubjectRequestItem;
};
export type AskDataSubjectProofBody = {
  /** O que o titular deve apresentar; vai no e-mail. */
  text: string;
};
export type ConfirmDataSubjectIdentityBody = {
  method: 'assinatura_gov_br' | 'certificado_icp' | 'documento_em_video' | 'presencial' | 'procuracao';
  /** O que foi conferido e quando; nunca cópia de documento. */
  note: string;
  /** A posição, a partir de 0, dos contatos comprovados. */
  confirmed: number[];
};
export type RefuseDataSubjectRequestBody = {
  reason:
    | 'identidade_nao_comprovada'
    | 'email_nao_confirmado'
    | 'pedido_repetido'
    | 'nao_somos_o_agente'
    | 'impedimento_legal';
  /** A explicação que vai no e-mail. Nada é enviado a um e-mail não confirmado: só então pode faltar. */
  text?: string;
};
export type DataSubjectAnswerPreview = {
  /** Um texto para começar. */
  draft: string;
  report: AnswerReportAnswer;
  /** Quem confirmou a identidade foi você, e por isso outro administrador envia. */
  sentByAnother: boolean;
};
export type DataSubjectAnswerPreviewAnswer = {
  success: true;
  data: DataSubjectAnswerPreview;
};
export type AnswerDataSubjectRequestBody = {
  /** O texto que acompanha a resposta. */
  text: string;
  /** O `ate` da prévia que foi lida: vai essa relação, sem o que veio depois. Nulo: sem relação. */
  reportUntil: string | null;
};
export type ApiKeyUsage = {
  id: string;
  /** Consultas de hoje que trouxeram dados. */
  hoje: number;
  /** As do mês. */
  mes: number;
  /** As outras do mês, que não são descontadas. */
  semDados: number;
  /** As do mês que trouxeram dados, por tipo; as de empresas estão em `cnpj`. */
  porTipo: {
    [key: string]: number;
  };
};
export type ApiKeysDay = {
  dia: string;
  comDados: number;
  semDados: number;
};
export type ApiKeyUsageAnswer = {
  success: true;
  /** As chaves usadas no mês, as encerradas também. */
  chaves: ApiKeyUsage[];
  /** Do primeiro dia do mês até hoje, em Brasília. */
  dias: ApiKeysDay[];
};
export type BatchStatus = 'waiting' | 'running' | 'paused' | 'cancelled' | 'finished';
export type StartedBatchAnswer = {
  success: true;
  id: string;
  status: BatchStatus;
};
export type BatchType = 'cpf' | 'cnpj' | 'cep' | 'telefone' | 'email';
export type StartBatchRequest = {
  type: BatchType;
  /** As linhas, com ou sem pontuação. Repetidas e inválidas não são consultadas. */
  items: string[];
  /** O número de cada texto de `items` na sua planilha, em ordem crescente: é por ele que as linhas do lote são ditas. Sem isto vale o lugar na lista. */
  lines?: number[];
  finalidade?: Purpose;
};
export type BatchPause = 'owner' | 'quota' | 'limited' | 'plan' | 'terms' | 'account';
export type BatchItem = {
  id: string;
  type: BatchType;
  purpose: Purpose | null;
  /** Esperando, em andamento, pausado, cancelado ou terminado. */
  status: BatchStatus;
  /** Por que está pausado: a pedido, limite do dia, consultas da conta em pausa, sem plano, termos por aceitar ou conta bloqueada. Os dois do meio (`quota`, `limited`) passam sozinhos. */
  pauseReason: BatchPause | null;
  /** Quando uma pausa que passa sozinha termina. */
  resumesAt: string | null;
  createdAt: string;
  endedAt: string | null;
  /** Todas as linhas. */
  lines: number;
  /** Linhas por veredito: `waiting` por consultar, `found`, `nobody`, `diverged`, `source_down` (fonte fora do ar em todas as tentativas, ou que não aceita o que foi digitado), `protected`, `invalid`, `repeated`, `cancelled`. */
  counts: {
    [key: string]: number;
  };
};
export type BatchesAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** Os mais novos primeiro. */
  data: BatchItem[];
};
export type BatchAnswer = {
  success: true;
  data: BatchItem;
};
export type LineVerdict =
  'waiting' | 'found' | 'nobody' | 'diverged' | 'source_down' | 'protected' | 'invalid' | 'repeated' | 'cancelled';
export type BatchLineItem = {
  /** O número que veio em `lines`, ou o lugar na lista, a partir de 1. */
  line: number;
  /** O que é consultado. */
  subject: string;
  verdict: LineVerdict;
  /** O que há de errado com uma linha inválida, por que uma `source_down` não foi tentada de novo, ou o que mais se sabe de uma `nobody`. */
  reason: string | null;
  /** A linha que esta repete. */
  sameAs: number | null;
  /** A consulta no histórico, onde está o resultado; nula no modo de teste, que nada guarda. */
  protocolo: string | null;
  /** Vezes em que a fonte estava fora do ar. */
  attempts: number;
  lookedUpAt: string | null;
};
export type BatchLinesAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** Na ordem da lista. */
  data: BatchLineItem[];
};
export type SendSuggestionAnswer = {
  success: true;
  message: string;
};
export type SendSuggestionBody = {
  /** Verificação invisível (reCAPTCHA v3). */
  captchaToken?: string | null;
  /** Verificação visível (reCAPTCHA v2). */
  captchaV2Token?: string | null;
  type: 'suggestion' | 'problem';
  message: string;
  /** Ignorado: vale a hora em que a mensagem chega. */
  timestamp?: string;
  /** Para onde vai a resposta de quem escreve sem entrar; de quem entrou, vale o e-mail da conta. */
  email?: string | null;
};
export type SuggestionType = 'suggestion' | 'problem';
export type SuggestionState = 'pendente' | 'em_analise' | 'respondida';
export type SuggestionItem = {
  id: string;
  type: SuggestionType;
  message: string;
  /** Para onde vai a resposta, mascarado; nulo: não há para onde. */
  email: string | null;
  /** Nulo: escreveu sem entrar. */
  accountId: string | null;
  state: SuggestionState;
  timestamp: string;
  answer: string | null;
  answeredAt: string | null;
};
export type SuggestionsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: SuggestionItem[];
};
export type FoundSuggestionsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** No máximo 100, entre as 5.000 primeiras na ordem pedida. */
  data: SuggestionItem[];
  /** Há mais do que foi procurado ou mostrado. */
  capped: boolean;
};
export type SearchSuggestionsBody = {
  sort?: 'newest' | 'oldest';
  state?: 'pendente' | 'em_analise' | 'respondida';
  type?: 'suggestion' | 'problem';
  texto: string;
};
export type SuggestionDoneAnswer = {
  success: true;
};
export type MoveSuggestionBody = {
  state: 'pendente' | 'em_analise';
};
export type AnswerSuggestionBody = {
  resposta: string;
};
export type CheckWhatsappAnswer = {
  success: true;
  /** O número adicionado. */
  whatsappFormatted: string | null;
  /** O dono do número o provou ao bot. Antes disso o bot não faz nada por ele. */
  verified: boolean;
  /** A enviar depois de `!verificarnum`; exigido quando mais de uma conta espera pelo número, ou quando as sessões foram encerradas. */
  verificationCode: string | null;
  /** A conta tem um número, verificado ou à espera. */
  hasWhatsApp: boolean;
};
export type AddWhatsappAnswer = {
  success: true;
  /** O número adicionado. */
  whatsappFormatted: string | null;
  /** O dono do número o provou ao bot. Antes disso o bot não faz nada por ele. */
  verified: boolean;
  /** A enviar depois de `!verificarnum`; exigido quando mais de uma conta espera pelo número, ou quando as sessões foram encerradas. */
  verificationCode: string | null;
};
export type AddWhatsappBody = {
  /** DDD e número, só dígitos ou com pontuação. */
  whatsapp: string;
  /** Ignorada: a senha prova a sessão, em `/api/auth/step-up`. */
  password?: string;
};
export type RemoveWhatsappAnswer = {
  success: true;
};
export type BotLinkAnswer = {
  success: true;
  /** Abre a conversa; aceita `?text=`. */
  whatsappLink: string;
};
export type EmailPreferencesAnswer = {
  success: boolean;
  planEnd: boolean;
  broadcasts: boolean;
  companies: boolean;
  companiesWhatsapp: boolean;
};
export type EmailPreferencesRequest = {
  /** Lembrar por e-mail que o plano está para terminar. */
  planEnd?: boolean;
  /** Receber por e-mail uma cópia dos avisos da administração. */
  broadcasts?: boolean;
  /** Resumo por e-mail do que mudou em empresas acompanhadas. */
  companies?: boolean;
  /** O mesmo pelo WhatsApp da conta. */
  companiesWhatsapp?: boolean;
};
export type UnsubscribeAnswer = {
  success: boolean;
  message: string;
};
export type BroadcastAnswer = {
  id: string;
  content: string;
  segment: 'all' | 'active' | 'expiring' | 'bronze' | 'silver' | 'gold';
  state: 'scheduled' | 'sent' | 'cancelled';
  createdAt: string;
  /** Para quando foi pedido o envio. */
  sendAt: string;
  sentAt: string | null;
  /** Contas que o receberam; nulo antes do envio. */
  userCount: number | null;
  /** Contas que já o leram. */
  readCount: number;
};
export type SendBroadcastAnswer = {
  success: true;
  message: string;
  /** Contas do grupo com sessão aberta agora, que verão o recado; as outras o veem quando entrarem. */
  userCount: number;
  data: BroadcastAnswer;
};
export type SendBroadcastBody = {
  content: string;
  /** Para quem. */
  segment?: 'all' | 'active' | 'expiring' | 'bronze' | 'silver' | 'gold';
  /** Instante ISO 8601. Nulo: agora. */
  sendAt?: string | null;
  /** Feito por quem envia: repetir o pedido com o mesmo `id` não manda outro recado. */
  id?: string;
};
export type AudienceAnswer = {
  success: true;
  /** Contas do grupo. */
  userCount: number;
  /** As que têm sessão aberta. */
  connectedUsers: number;
  /** As que pediram algo nos últimos 5 minutos. */
  onlineUsers: number;
};
export type BroadcastsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: BroadcastAnswer[];
};
export type CancelBroadcastAnswer = {
  success: true;
  message: string;
};
export type InboxMessageAnswer = {
  id: string;
  content: string;
  /** A página onde há mais; nula nos avisos da administração. */
  link: string | null;
  /** Quando foi enviada. */
  createdAt: string;
};
export type CheckMessagesAnswer = {
  success: true;
  hasNewMessage: boolean;
  /** A mais antiga que ainda não foi lida. */
  message: InboxMessageAnswer | null;
  /** Quantas ainda não foram lidas. */
  unreadCount: number;
};
export type ReceivedMessageAnswer = {
  id: string;
  content: string;
  /** A página onde há mais; nula nos avisos da administração. */
  link: string | null;
  /** Quando foi enviada. */
  createdAt: string;
  /** Nulo: ainda não foi lida. */
  readAt: string | null;
};
export type MessagesAnswer = {
  success: true;
  /** A mais nova primeiro; no máximo 100. */
  messages: ReceivedMessageAnswer[];
};
export type MarkMessageReadAnswer = {
  success: true;
};
export type MarkMessageReadBody = {
  messageId: string;
};
export type WebhookEvent =
  | 'payment.approved'
  | 'payment.refunded'
  | 'plan.started'
  | 'plan.ending'
  | 'plan.ended'
  | 'batch.finished'
  | 'company.changed';
export type WebhookEndpointState = 'active' | 'paused';
export type WebhookPauseReason = 'owner' | 'dead' | 'gone' | 'password' | 'key';
export type WebhookEndpointItem = {
  id: string;
  url: string;
  events: WebhookEvent[];
  state: WebhookEndpointState;
  /** `owner`: por você. `dead`: nada foi aceito por três dias. `gone`: respondeu 410. `password`: a senha da conta foi redefinida por e-mail. `key`: a chave de API que o adicionou foi encerrada. */
  pauseReason: WebhookPauseReason | null;
  pausedAt: string | null;
  /** Entregas que esperam. */
  waiting: number;
  createdAt: string;
};
export type WebhookEndpointsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** Os mais novos primeiro. */
  data: WebhookEndpointItem[];
};
export type MadeWebhookEndpoint = {
  id: string;
  url: string;
  events: WebhookEvent[];
  state: WebhookEndpointState;
  /** `owner`: por você. `dead`: nada foi aceito por três dias. `gone`: respondeu 410. `password`: a senha da conta foi redefinida por e-mail. `key`: a chave de API que o adicionou foi encerrada. */
  pauseReason: WebhookPauseReason | null;
  pausedAt: string | null;
  /** Entregas que esperam. */
  waiting: number;
  createdAt: string;
  /** O segredo com que as entregas são assinadas. Só esta resposta o mostra. */
  secret: string;
};
export type MadeWebhookEndpointAnswer = {
  success: true;
  data: MadeWebhookEndpoint;
};
export type AddWebhookEndpointRequest = {
  /** Um endereço https que a internet alcance. Redirecionamentos não são seguidos. */
  url: string;
  /** De que ele quer saber. */
  events: WebhookEvent[];
};
export type WebhookEndpointAnswer = {
  success: true;
  data: WebhookEndpointItem;
};
export type SuccessAnswer = {
  success: true;
};
export type WebhookTestAnswer = {
  success: true;
  /** A entrega, no registro. */
  id: string;
};
export type WebhookDeliveryState = 'waiting' | 'delivered' | 'given-up';
export type WebhookDeliveryFault = 'status' | 'timeout' | 'name' | 'private-address' | 'tls' | 'connection';
export type WebhookDeliveryItem = {
  id: string;
  /** O `webhook-id`: o mesmo em cada tentativa e em cada reenvio. */
  eventId: string;
  /** O evento, ou `webhook.test`. */
  type: string;
  state: WebhookDeliveryState;
  attempts: number;
  /** O status da última resposta. */
  status: number | null;
  /** Por que a última tentativa falhou. `status`: a resposta não foi 2xx. `name`: o nome não existe. `private-address`: leva a uma rede interna. */
  fault: WebhookDeliveryFault | null;
  createdAt: string;
  /** Quando será tentada de novo. */
  nextAttemptAt: string | null;
  /** Quando foi aceita, ou se desistiu dela. */
  endedAt: string | null;
};
export type WebhookDeliveriesAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** As mais novas primeiro. */
  data: WebhookDeliveryItem[];
};
export type WebhookAttempt = {
  madeAt: string;
  /** Milissegundos até a resposta ou a falha. */
  durationMs: number;
  status: number | null;
  fault: WebhookDeliveryFault | null;
  /** O começo do que respondeu, até 2 kB. */
  reply: string | null;
};
export type OpenedWebhookDelivery = {
  id: string;
  /** O `webhook-id`: o mesmo em cada tentativa e em cada reenvio. */
  eventId: string;
  /** O evento, ou `webhook.test`. */
  type: string;
  state: WebhookDeliveryState;
  attempts: number;
  /** O status da última resposta. */
  status: number | null;
  /** Por que a última tentativa falhou. `status`: a resposta não foi 2xx. `name`: o nome não existe. `private-address`: leva a uma rede interna. */
  fault: WebhookDeliveryFault | null;
  createdAt: string;
  /** Quando será tentada de novo. */
  nextAttemptAt: string | null;
  /** Quando foi aceita, ou se desistiu dela. */
  endedAt: string | null;
  /** O corpo enviado, como foi assinado. */
  body: string;
  /** As mais novas primeiro. */
  tries: WebhookAttempt[];
};
export type WebhookDeliveryAnswer = {
  success: true;
  data: OpenedWebhookDelivery;
};
export type AdminActionItem = {
  id: string;
  at: string;
  adminId: string;
  /** Nulo quando o administrador não existe mais. */
  adminName: string | null;
  action: string;
  target: string;
  before:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      };
  after:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      };
};
export type AdminActionsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** A mais nova primeiro. */
  data: AdminActionItem[];
};
export type PublicStatsAnswer = {
  success: true;
  /** Contas com assinatura ativa, arredondado para baixo. */
  activeUsers: number;
  /** Consultas com dados encontrados desde o começo, arredondado para baixo. Simulações não contam. */
  lookups: number;
  /** Parte das chamadas à API que deram certo nos últimos 30 dias, de 0 a 1; nulo: nada foi medido. */
  availability: number | null;
  at: string;
};
export type StatsPeriodAnswer = {
  /** O primeiro dia, em Brasília. */
  from: string;
  /** O último dia. */
  to: string;
  /** Quantas horas do último dia entram, a em curso também. */
  hours: number;
};
export type WholeHoursAnswer = {
  /** O primeiro dia, em Brasília. */
  from: string;
  /** O último dia. */
  to: string;
  /** Quantas horas inteiras do último dia entram. */
  hours: number;
};
export type ComparedAnswer = {
  /** Do período, até agora. */
  current: number;
  /** O mesmo sem a hora em curso: o que se compara. */
  compared: number;
  /** Do período anterior. */
  previous: number;
};
export type StatsOutcome = 'success' | 'not_found' | 'diverged' | 'source_down' | 'withheld' | 'simulated';
export type StatsOutcomeAnswer = {
  /** Do período, até agora. */
  current: number;
  /** O mesmo sem a hora em curso: o que se compara. */
  compared: number;
  /** Do período anterior. */
  previous: number;
  outcome: StatsOutcome;
};
export type StatsTypeAnswer = {
  /** Todas as consultas feitas. */
  n: number;
  /** Respondidas com dados de uma fonte. */
  found: number;
  type: LookupType;
};
export type StatsDayAnswer = {
  /** Todas as consultas feitas. */
  n: number;
  /** Respondidas com dados de uma fonte. */
  found: number;
  day: string;
};
export type LookupStatsAnswer = {
  all: ComparedAnswer;
  found: ComparedAnswer;
  outcomes: StatsOutcomeAnswer[];
  types: StatsTypeAnswer[];
  days: StatsDayAnswer[];
};
export type UserStatsAnswer = {
  registered: ComparedAnswer;
  erased: ComparedAnswer;
  /** Cadastrados no período que já pagaram. */
  paid: number;
  /** Dos cadastrados no período, a parte que já pagou; nulo: ninguém se cadastrou. */
  conversionRate: number | null;
};
export type RevenueDayAnswer = {
  day: string;
  /** Em centavos. */
  receivedCents: number;
  /** Em centavos. */
  returnedCents: number;
};
export type PlanId = 'bronze' | 'silver' | 'gold';
export type PlanStatsAnswer = {
  /** Pagamentos com dinheiro recebido. */
  payments: number;
  /** Planos dados por código que não deixou nada a pagar. */
  given: number;
  /** Em centavos. */
  receivedCents: number;
  /** Estornos e contestações, em centavos. */
  returnedCents: number;
  planId: PlanId;
  /** Contas com este plano em vigor agora. */
  active: number;
};
export type CodeStatsAnswer = {
  /** Pagamentos com dinheiro recebido. */
  payments: number;
  /** Planos dados por código que não deixou nada a pagar. */
  given: number;
  /** Em centavos. */
  receivedCents: number;
  /** Estornos e contestações, em centavos. */
  returnedCents: number;
  code: string;
  /** O que o código descontou, em centavos. */
  discountCents: number;
};
export type RevenueStatsAnswer = {
  /** Centavos recebidos. */
  received: ComparedAnswer;
  /** Centavos devolvidos. */
  returned: ComparedAnswer;
  payments: ComparedAnswer;
  days: RevenueDayAnswer[];
  plans: PlanStatsAnswer[];
  codes: CodeStatsAnswer[];
};
export type SourceStatsAnswer = {
  id: string;
  name: string;
  calls: number;
  /** Nem feitas: circuito aberto ou fila cheia. */
  refused: number;
  /** A parte das chamadas que deu certo; nulo: não houve chamada. */
  successRate: number | null;
  p50Ms: number | null;
  p95Ms: number | null;
};
export type StatsAnswer = {
  success: true;
  at: string;
  /** Consultas respondidas com dados, desde o começo. Simulações não contam. */
  totalConsultations: number;
  /** As de hoje, em Brasília. */
  todayConsultations: number;
  /** `cpf` conta também CPF 2.0, CPF Mãe e CPF Pai. A soma é `totalConsultations`. */
  consultationTypes?: {
    name: number;
    cpf: number;
    phone: number;
    mae: number;
    rg: number;
    cnpj: number;
    cep: number;
    fotorj: number;
    email: number;
    pix: number;
  };
  /** Pelas mesmas chaves, as tentativas desde o começo que não trouxeram dados. Simulações contam aqui. */
  failedConsultationTypes?: {
    name: number;
    cpf: number;
    phone: number;
    mae: number;
    rg: number;
    cnpj: number;
    cep: number;
    fotorj: number;
    email: number;
    pix: number;
  };
  totalSuggestions: number;
  /** As que ninguém ainda olhou. */
  pendingSuggestions: number;
  /** Usuários diferentes que pediram algo ou mantiveram avisos abertos nos últimos 5 minutos, em todas as instâncias. */
  onlineUsers: number;
  /** Contas de usuários, sem as encerradas. */
  totalUsers: number;
  /** Com plano em vigor agora. */
  activeUsers: number;
  /** Com plano que já terminou. */
  expiredUsers: number;
  /** De todos que já se cadastraram, a parte que pagou; nulo: ninguém se cadastrou. */
  conversionRate: number | null;
  period: StatsPeriodAnswer;
  /** O que do período se compara: sem a hora em curso, que ainda não tem igual. */
  comparedPeriod: WholeHoursAnswer;
  /** O período igual, logo antes: tantos dias e horas inteiras quanto `comparedPeriod`. */
  previousPeriod: WholeHoursAnswer;
  lookups: LookupStatsAnswer;
  users: UserStatsAnswer;
  revenue: RevenueStatsAnswer;
  sources: SourceStatsAnswer[];
};
export type StatsPeriod = 'hoje' | '7d' | '30d' | '90d' | '12m';
export type TypeDayAnswer = {
  /** Todas as consultas feitas. */
  n: number;
  /** Respondidas com dados de uma fonte. */
  found: number;
  day: string;
  type: LookupType;
};
export type HourAnswer = {
  /** Todas as consultas feitas. */
  n: number;
  /** Respondidas com dados de uma fonte. */
  found: number;
  /** Em Brasília. */
  hour: number;
};
export type FailedOutcome = 'not_found' | 'diverged' | 'source_down' | 'withheld' | 'simulated';
export type FailureAnswer = {
  outcome: FailedOutcome;
  /** O código com que a consulta costuma responder assim; em `source_down` pode ter sido outro, como `MAINTENANCE`. */
  code: string;
  type: LookupType;
  n: number;
};
export type SourceDayAnswer = {
  id: string;
  name: string;
  calls: number;
  /** Nem feitas: circuito aberto ou fila cheia. */
  refused: number;
  /** A parte das chamadas que deu certo; nulo: não houve chamada. */
  successRate: number | null;
  p50Ms: number | null;
  p95Ms: number | null;
  day: string;
};
export type PlanDayAnswer = {
  /** Pagamentos com dinheiro recebido. */
  payments: number;
  /** Planos dados por código que não deixou nada a pagar. */
  given: number;
  /** Em centavos. */
  receivedCents: number;
  /** Estornos e contestações, em centavos. */
  returnedCents: number;
  day: string;
  planId: PlanId;
};
export type CohortAnswer = {
  /** A segunda-feira da semana do cadastro. */
  week: string;
  registered: number;
  /** Pagaram desde então. */
  paid: number;
  /** Pagaram mais de uma vez. */
  renewed: number;
};
export type AnalyticsAnswer = {
  success: true;
  at: string;
  period: StatsPeriodAnswer;
  /** Dias sem consulta do tipo não aparecem. */
  types: TypeDayAnswer[];
  hours: HourAnswer[];
  failures: FailureAnswer[];
  sources: SourceDayAnswer[];
  plans: PlanDayAnswer[];
  /** Só quem se cadastrou no período. */
  cohorts: CohortAnswer[];
  codes: CodeStatsAnswer[];
};
export type UserStatus = 'ativo' | 'expirado' | 'sem_plano' | 'bloqueado' | 'excluido';
export type UserItem = {
  id: string;
  name: string;
  /** Mascarado. */
  email: string | null;
  status: UserStatus;
  planId: ('bronze' | 'silver' | 'gold' | null) | ('bronze' | 'silver' | 'gold' | null);
  /** Fim do plano. */
  expiresAt: string | null;
  createdAt: string;
  lastLoginAt: string | null;
};
export type UsersAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: UserItem[];
};
export type UserStatusFilter = 'ativo' | 'expirado' | 'sem_plano' | 'bloqueado' | 'excluido' | 'todas';
export type UserSort = 'newest' | 'oldest' | 'seen' | 'expiry';
export type SearchUsersBody = {
  /** O nextCursor da página anterior. */
  cursor?: string;
  /** Dia (AAAA-MM-DD, em Brasília) ou instante ISO 8601, incluído. */
  from?: string;
  /** Dia (AAAA-MM-DD, em Brasília) incluído, ou instante ISO 8601 não incluído. */
  to?: string;
  limit?: number;
  /** Sem ela, todas menos as que saíram; `todas`, também essas. */
  status?: UserStatusFilter;
  /** O último plano, em vigor ou não. */
  plan?: 'bronze' | 'silver' | 'gold';
  sort?: UserSort;
  /** Parte do nome, o e-mail inteiro ou o código da conta. */
  texto: string;
};
export type UserConsent = {
  document: string;
  version: string;
  acceptedAt: string;
};
export type UserAccount = {
  id: string;
  name: string;
  /** Mascarado. */
  email: string | null;
  createdAt: string;
  lastLoginAt: string | null;
  blockedAt: string | null;
  /** Quando a conta foi encerrada. */
  erasedAt: string | null;
  /** Se a entrada pede também o código de um aplicativo. */
  secondFactor: boolean;
  /** O que aceitou, o mais novo primeiro; no máximo 50. */
  consents: UserConsent[];
  /** Os dispositivos em que está aberta; no máximo 100. */
  sessions: SessionItem[];
};
export type UserGrant = {
  id: string;
  planId: 'bronze' | 'silver' | 'gold';
  days: number;
  /** `pagamento`, ou por que foi dado sem pagamento. */
  reason: string;
  paymentId: string | null;
  /** Se um código promocional os deu sem cobrança. */
  gift: boolean;
  grantedAt: string;
  /** Quando foi desfeito. */
  revokedAt: string | null;
  /** Se pode ser desfeito: ninguém pagou, e ainda restam dias. */
  canTakeBack: boolean;
};
export type UserPlan = {
  /** Se há um plano em vigor. */
  active: boolean;
  /** O último; nulo para quem nunca teve. */
  planId: ('bronze' | 'silver' | 'gold' | null) | ('bronze' | 'silver' | 'gold' | null);
  expiresAt: string | null;
  /** Os dias dados, os mais novos primeiro; no máximo 100. */
  grants: UserGrant[];
  /** Os 20 mais novos. */
  payments: PaymentListItem[];
  paymentsTotal: number;
};
export type UserUsageDay = {
  day: string;
  type: LookupType;
  /** Consultas que encontraram. */
  found: number;
  others: number;
};
export type UserHold = {
  /** `slowed`: cada consulta espera. `stopped`: nenhuma. */
  measure: 'slowed' | 'stopped';
  /** O que foi notado; `manual`: por decisão de alguém. */
  reason: string;
  /** Nulo: até a liberação. */
  until: string | null;
};
export type UserUsage = {
  /** Contagens dos últimos 30 dias; nunca o que foi consultado. */
  days: UserUsageDay[];
  /** Nulo: as consultas não estão limitadas. */
  hold: UserHold | null;
};
export type UserAnswer = {
  success: true;
  account: UserAccount;
  plan: UserPlan;
  usage: UserUsage;
};
export type UserEmailAnswer = {
  success: true;
  email: string;
};
export type CleanupStatsAnswer = {
  success: true;
  /** Contas de assinantes, sem as removidas. */
  total: number;
  /** Com plano em vigor. */
  active: number;
  /** Cujo plano terminou. */
  expired: number;
  /** Cujo plano terminou há mais que a carência: uma limpeza as removeria agora. */
  toRemove: number;
  /** Dias de carência depois do fim do plano. */
  gracePeriodinDays: number;
  /** Que nunca tiveram plano. */
  neverPaid: number;
  /** Cadastros sem pagamento cujo prazo passou. */
  unpaidToRemove: number;
  /** Dias depois do cadastro ou da última tentativa de pagar. */
  unpaidPeriodInDays: number;
  /** Se cadastros sem pagamento são removidos. */
  unpaidRemoved: boolean;
  /** A próxima limpeza automática; nulo: desligada. */
  nextRunAt: string | null;
  at: string;
};
export type DepartureItem = {
  id: string;
  email: string;
  planId: ('bronze' | 'silver' | 'gold' | null) | ('bronze' | 'silver' | 'gold' | null);
  /** Fim do plano; sem plano, o cadastro ou a última cobrança. */
  endedAt: string;
  /** Depois disso pode ser removida. */
  dueAt: string;
};
export type CleanupRule = 'plano_vencido' | 'nunca_pagou';
export type CleanupStays = {
  pagamento_em_andamento: number;
  devolucao_em_andamento: number;
  bloqueada: number;
};
export type CleanupPreviewAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** O cadastro mais novo primeiro. */
  data: DepartureItem[];
  /** O momento da lista. */
  asOf: string;
  rule: CleanupRule;
  /** Contas na lista. */
  toRemove: number;
  /** A marca desta lista, que a execução confirma. */
  list: string;
  /** Contas que ficam, embora o prazo tenha passado. */
  stays: CleanupStays;
};
export type CleanupRunItem = {
  id: string;
  startedAt: string;
  /** Nulo: em andamento. */
  finishedAt: string | null;
  /** Quem pediu; nulo: automática. */
  askedBy: string | null;
  rule: CleanupRule;
  /** O prazo da regra, em dias. */
  days: number;
  /** Contas na lista. */
  chosen: number;
  removed: number;
  /** Na lista, e algo veio antes da remoção. */
  spared: number;
};
export type CleanupRunsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** A mais nova primeiro. */
  data: CleanupRunItem[];
};
export type RemovalState = 'escolhida' | 'removida' | 'poupada';
export type RemovalItem = {
  /** O pseudônimo da conta. */
  accountId: string;
  state: RemovalState;
  endedAt: string;
  removedAt: string | null;
};
export type RemovalsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: RemovalItem[];
};
export type ExecuteCleanupAnswer = {
  success: true;
  removedCount: number;
  message: string;
};
export type ExecuteCleanupBody = {
  rule?: CleanupRule;
  /** Quantas contas foram mostradas e confirmadas. */
  confirmed: number;
  /** O asOf da prévia. */
  asOf: string;
  /** A marca da lista mostrada. */
  list: string;
};
export type SettingKind = 'number' | 'domains';
export type SettingGroup = 'Cadastro' | 'Ritmo e limites' | 'Prazos';
export type SettingItem = {
  /** A variável de ambiente que dá o valor inicial. */
  name: string;
  kind: SettingKind;
  /** Sob que título aparece. */
  group: SettingGroup;
  label: string;
  /** O que um número conta, no plural. */
  unit: string | null;
  /** O que decorre de uma mudança. */
  effect: string;
  /** O valor em vigor, como na variável de ambiente. */
  value: string;
  /** O que o ambiente diz. */
  initial: string;
  /** O valor antes da última mudança. */
  previous: string | null;
  least: number | null;
  most: number | null;
  /** Nulo: como o ambiente diz. */
  changedAt: string | null;
  /** Quem mudou por último. */
  changedBy: string | null;
};
export type FixedSettingItem = {
  name: string;
  /** Nulo: não definida. */
  value: string | null;
};
export type SettingsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  data: SettingItem[];
  /** Só mudam no ambiente, e é preciso reiniciar o serviço. */
  environment: FixedSettingItem[];
};
export type SettingAnswer = {
  success: true;
  data: SettingItem;
};
export type ChangeSettingBody = {
  /** Como na variável de ambiente. Nulo: volta ao que o ambiente diz. */
  value: string | null;
  /** O `changedAt` que foi visto: ninguém sobrescreve o que não viu. */
  seenAt: string | null;
};
export type FoundActivity = {
  codigo: string;
  descricao: string | null;
};
export type FoundCompany = {
  cnpj: string;
  razao_social: string | null;
  nome_fantasia: string | null;
  situacao_cadastral: string | null;
  tipo: string | null;
  data_inicio_atividade: string | null;
  cnae_fiscal_principal: FoundActivity | null;
  municipio: string | null;
  uf: string | null;
  porte: string | null;
  natureza_juridica: string | null;
  /** Em reais. */
  capital_social: number | null;
  opcao_pelo_simples: boolean | null;
  opcao_pelo_mei: boolean | null;
};
export type CompanyFacet = {
  /** Como o filtro o recebe. */
  valor: string;
  descricao: string | null;
  quantidade: number;
};
export type CityFacet = {
  /** Como o filtro o recebe. */
  valor: string;
  descricao: string | null;
  quantidade: number;
  /** O estado do município. */
  uf: string | null;
};
export type CompanyFacets = {
  uf: CompanyFacet[];
  situacao: CompanyFacet[];
  porte: CompanyFacet[];
  cnae: CompanyFacet[];
  municipio: CityFacet[];
};
export type CompanySearchAnswer = {
  success: true;
  /** Os nomes mais próximos primeiro. */
  data: FoundCompany[];
  /** Só na primeira página; nulo também quando nem tudo o que foi achado pode ser contado. */
  facets: CompanyFacets | null;
  nextCursor: string | null;
  /** Só na primeira página; conta até 1.000. */
  total: number | null;
  /** Há mais do que total. */
  capped: boolean;
  /** O mês dos dados (AAAA-MM). */
  dadosDe: string | null;
};
export type SearchCompaniesBody = {
  /** Finalidade da consulta de dados pessoais; sem ela vale a finalidade padrão da conta. */
  finalidade?: Purpose;
  /** Palavras da razão social ou do nome fantasia */
  text?: string;
  /** CNAE principal: código, começo do código ou palavras */
  cnae?: string;
  /** Sigla; EX é o exterior. */
  uf?: string;
  /** Município: nome, ou código na Receita */
  municipio?: string;
  situacao?: 'ativa' | 'suspensa' | 'inapta' | 'baixada' | 'nula';
  porte?: 'me' | 'epp' | 'demais';
  /** Natureza jurídica: código ou palavras */
  natureza?: string;
  abertaDesde?: string;
  abertaAte?: string;
  /** Em reais. */
  capitalMin?: number;
  /** Em reais. */
  capitalMax?: number;
  simples?: boolean;
  mei?: boolean;
  /** Nome de um sócio, com palavras inteiras em qualquer ordem. É consulta de dados pessoais: pede `finalidade` e fica na auditoria. */
  socio?: string;
  /** O nextCursor da página anterior, da mesma busca. */
  cursor?: string;
  limit?: number;
};
export type GroupNode = {
  /** Vale nesta resposta; `n0` é a empresa pedida. */
  id: string;
  tipo: 'empresa' | 'filial' | 'pessoa' | 'exterior';
  /** Passos desde a empresa pedida. */
  passo: number;
  /** De empresas e filiais. */
  cnpj: string | null;
  /** De empresas e filiais. */
  razao_social: string | null;
  nome_fantasia: string | null;
  situacao_cadastral: string | null;
  municipio: string | null;
  uf: string | null;
  /** De pessoas e sócios no exterior. */
  nome: string | null;
  /** Tem mais ligações do que as desta resposta. */
  haMais: boolean;
};
export type GroupEdge = {
  /** O sócio; de uma filial, a empresa. */
  de: string;
  /** A empresa de que é sócio; a filial. */
  para: string;
  tipo: 'socio' | 'filial';
  qualificacao: string | null;
  /** Entrada na sociedade, ou abertura da filial. */
  desde: string | null;
  /** `certa`: o registro a diz, ou a liga pelo CNPJ. `muito_provavel`: mesmo nome e mesmos seis dígitos do meio do CPF, que é o que a Receita publica. */
  certeza: 'certa' | 'muito_provavel';
  fonte: string;
};
export type CompanyGroupData = {
  /** A empresa pedida primeiro; no máximo 150. */
  nos: GroupNode[];
  ligacoes: GroupEdge[];
  /** O grupo é maior do que o que a resposta traz. */
  haMais: boolean;
};
export type CompanyGroupMeta = {
  origem: 'aberta';
  fonte: string;
  consultadoEm: string;
  /** O mês dos dados (AAAA-MM). */
  dadosDe: string;
  /** Quantas consultas do dia esta resposta usa. */
  consultas: number;
};
export type CompanyGroupAnswer = {
  success: true;
  data: CompanyGroupData;
  meta: CompanyGroupMeta;
};
export type CompanyLoadState =
  'em_andamento' | 'aguardando' | 'em_vigor' | 'substituida' | 'recusada' | 'cancelada' | 'falhou';
export type CompanyLoadItem = {
  id: string;
  month: string;
  state: CompanyLoadState;
  /** Em andamento, mas há mais de um minuto nenhum processo trabalha nela. */
  interrupted: boolean;
  /** leitura, conferencia, gravacao ou troca. */
  step: string | null;
  source: string;
  /** Quem pediu; nulo: automática. */
  askedBy: string | null;
  /** Quem aprovou, recusou ou cancelou. */
  decidedBy: string | null;
  startedAt: string;
  finishedAt: string | null;
  /** Quanto está feito, de 0 a 100: dos arquivos a baixar, depois da carga. */
  percent: number;
  rows: number;
  rowsPerSecond: number;
  /** Quanto ainda falta, em segundos; nulo enquanto não se sabe. */
  secondsLeft: number | null;
  /** companies, establishments, partners, taxes e rejected, depois da conferência. */
  counts: {
    [key: string]: number;
  };
  /** Registros corrigidos, por motivo. */
  mended: {
    [key: string]: number;
  };
  /** Linhas deixadas de lado, por motivo. */
  rejected: {
    [key: string]: number;
  };
  /** Por que aguarda ou falhou. */
  reason: string | null;
};
export type CompanyLoadsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** A mais nova primeiro. */
  data: CompanyLoadItem[];
};
export type CompanyLoadBegun = {
  success: true;
  id: string;
};
export type BeginCompanyLoadBody = {
  /** AAAA-MM; sem ele, o mês mais novo da pasta pública. */
  month?: string;
};
export type WaitingCompanyLoads = {
  success: true;
  /** Meses que aguardam decisão, falharam ou foram interrompidos, sem um mais novo em vigor. */
  waiting: number;
};
export type CompanyLoadDone = {
  success: true;
};
export type WatchEventItem = {
  id: string;
  cnpj: string;
  nome: string | null;
  /** O mês que trouxe a mudança (AAAA-MM). */
  mes: string;
  /** aberta (entrou na base), removida (saiu da base), baixada, situacao, situacao_especial, razao_social, nome_fantasia, endereco, contato, cnae, cadastro, capital, porte, natureza, simples, mei, regime_incluido, regime_removido, socio_entrou, socio_saiu, socio_mudou_qualificacao ou socio_alterado. */
  tipo: string;
  /** Os campos da consulta que mudaram, como eram; nulo no que é novo. */
  antes:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      };
  /** Como ficaram; nulo no que saiu. */
  depois:
    | {
        [key: string]: unknown;
      }
    | {
        [key: string]: unknown;
      };
};
export type WatchEventsAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** O mês mais novo primeiro. */
  data: WatchEventItem[];
};
export type WatchedChange = {
  /** O mês que trouxe a mudança (AAAA-MM). */
  mes: string;
  /** O que mudou, como em `tipo` dos eventos. */
  tipos: string[];
};
export type WatchedCompanyItem = {
  /** O CNPJ, que também a nomeia para deixar de acompanhar. */
  id: string;
  cnpj: string;
  /** A razão social; nula quando `na_base` não é verdadeiro. */
  nome: string | null;
  /** Se a base de dados abertos a tem; nulo quando a base não pôde ser lida agora. */
  na_base: boolean | null;
  nome_fantasia: string | null;
  situacao: string | null;
  situacao_desde: string | null;
  /** Desde quando a conta a acompanha. */
  desde: string;
  /** O plano não tem lugar para ela: nada é avisado até que tenha. */
  pausada: boolean;
  /** A última mudança desde então; nula se nada mudou. */
  ultima_mudanca: WatchedChange | null;
};
export type WatchlistAnswer = {
  success: true;
  nextCursor: string | null;
  total: number;
  /** Verdadeiro quando há mais do que se contou. */
  totalCapped: boolean;
  /** Todas, na ordem em que passaram a ser acompanhadas. */
  data: WatchedCompanyItem[];
  /** Quantas o plano acompanha; 0 sem plano. */
  limit: number;
  /** Quantas estão na lista, também as pausadas. */
  used: number;
};
export type WatchVerdict = 'acompanhando' | 'ja_acompanhada' | 'repetida' | 'invalida' | 'limite' | 'limite_do_dia';
export type FollowedLine = {
  /** A linha como veio. */
  linha: string;
  /** O CNPJ que ela tem; nulo se não tem nenhum válido. */
  cnpj: string | null;
  veredito: WatchVerdict;
};
export type FollowedAnswer = {
  success: true;
  /** Uma por linha, na mesma ordem. */
  data: FollowedLine[];
  limit: number;
  used: number;
};
export type FollowCompaniesBody = {
  /** Um CNPJ, com ou sem pontuação; letras também. */
  cnpj?: string;
  /** Ou uma lista: cada linha tem o seu veredito, e nenhuma impede as outras. */
  cnpjs?: string[];
};
export type StoppedAnswer = {
  success: true;
};
export const {
  useGetPublicConfigQuery,
  useLazyGetPublicConfigQuery,
  useListSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetProfileQuery,
  useAcceptTermsMutation,
  useUpdatePreferencesMutation,
  useEraseAccountMutation,
  useForgotPasswordMutation,
  useValidateResetTokenMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useChangeAdminPasswordMutation,
  useChangeEmailMutation,
  useSendEmailConfirmationMutation,
  useValidateEmailLinkMutation,
  useConfirmEmailMutation,
  useGetTotpQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useGetOwnTotpQuery,
  useBeginOwnTotpMutation,
  useConfirmOwnTotpMutation,
  useRemoveOwnTotpMutation,
  useRenewOwnRecoveryCodesMutation,
  useListPasskeysQuery,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useListApiKeysQuery,
  useMakeApiKeyMutation,
  useRotateApiKeyMutation,
  useRevokeApiKeyMutation,
  useListAccountApiKeysQuery,
  useRevokeAccountApiKeyMutation,
  useRegisterAccountMutation,
  useLoginMutation,
  useBeginPasskeyLoginMutation,
  useLoginWithPasskeyMutation,
  useAdminLoginMutation,
  useStepUpMutation,
  useStepUpSubscriberMutation,
  useListPlansQuery,
  useGetSubscriptionQuery,
  useGetRenewalQuery,
  useExtendPlanMutation,
  useRevokeExtensionMutation,
  useListPaymentsQuery,
  useValidatePromotionalCodeMutation,
  useCreatePromotionalCodeMutation,
  useEditPromotionalCodeMutation,
  useDeletePromotionalCodeMutation,
  useReadLedgerQuery,
  useLazyAuditBooksQuery,
  useCreatePixPaymentMutation,
  useGetPendingPaymentQuery,
  useGetPaymentStatusQuery,
  useCheckPaymentMutation,
  useOpenWebhookQuery,
  useReplayWebhookMutation,
  useRefundPaymentMutation,
  usePreviewWithdrawalQuery,
  useWithdrawPurchaseMutation,
  useOpenPaymentQuery,
  useListAdminsQuery,
  useInviteAdminMutation,
  useDeactivateAdminMutation,
  useReactivateAdminMutation,
  useBlockAccountMutation,
  useUnblockAccountMutation,
  useEndAccountSessionsMutation,
  useEndAccountSessionMutation,
  useSendResetLinkMutation,
  useRemoveAccountTotpMutation,
  useSuppressPersonMutation,
  useCheckSuppressionMutation,
  useLiftSuppressionMutation,
  useListLookupTypesQuery,
  useListFeatureFlagsQuery,
  useLazyListFeatureFlagsQuery,
  useChangeFeatureFlagMutation,
  useListSourcesQuery,
  useGetSourceQuery,
  useRegisterSourceMutation,
  useUnregisterSourceMutation,
  useGetPublicStatusQuery,
  useGetUsageQuery,
  useGetAbuseFlagQuery,
  useReleaseLookupsMutation,
  useHoldLookupsMutation,
  useListHistoryQuery,
  useLazyGetHistoryEntryQuery,
  useGetHistoryEntryByProtocolQuery,
  useGetMadeReportsQuery,
  useVerifyReportQuery,
  useListDossiersQuery,
  useGetDossierOfLookupQuery,
  useLazyGetDossierQuery,
  useAnnotateDossierMutation,
  useGetAuditRecordQuery,
  useGetAuditStateQuery,
  useLazyVerifyAuditQuery,
  useGetRetentionPeriodsQuery,
  useFileDataSubjectRequestMutation,
  useLazyGetDataSubjectRequestQuery,
  useConfirmDataSubjectRequestEmailMutation,
  useCancelDataSubjectRequestMutation,
  useCountWaitingDataSubjectRequestsQuery,
  useOpenDataSubjectRequestQuery,
  useAskDataSubjectProofMutation,
  useConfirmDataSubjectIdentityMutation,
  useSuppressDataSubjectMutation,
  useRefuseDataSubjectRequestMutation,
  usePreviewDataSubjectAnswerQuery,
  useAnswerDataSubjectRequestMutation,
  useResendDataSubjectAnswerMutation,
  useGetApiKeyUsageQuery,
  useStartBatchMutation,
  useGetBatchQuery,
  useDeleteBatchMutation,
  usePauseBatchMutation,
  useResumeBatchMutation,
  useCancelBatchMutation,
  useRetryBatchMutation,
  useSendSuggestionMutation,
  useMoveSuggestionMutation,
  useEraseSuggestionMutation,
  useAnswerSuggestionMutation,
  useCheckWhatsappQuery,
  useAddWhatsappMutation,
  useRemoveWhatsappMutation,
  useGetBotLinkQuery,
  useGetEmailPreferencesQuery,
  useUpdateEmailPreferencesMutation,
  useUnsubscribeMutation,
  useSendBroadcastMutation,
  useCountAudienceQuery,
  useCancelBroadcastMutation,
  useCheckMessagesQuery,
  useListMessagesQuery,
  useMarkMessageReadMutation,
  useListWebhookEndpointsQuery,
  useAddWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  usePauseWebhookEndpointMutation,
  useResumeWebhookEndpointMutation,
  useRemoveWebhookEndpointMutation,
  useTestWebhookEndpointMutation,
  useListWebhookDeliveriesQuery,
  useGetWebhookDeliveryQuery,
  useResendWebhookDeliveryMutation,
  useListAdminActionsQuery,
  useGetPublicStatsQuery,
  useGetAdminStatsQuery,
  useGetAnalyticsQuery,
  useOpenUserQuery,
  useRevealUserEmailMutation,
  useGetCleanupStatsQuery,
  useExecuteCleanupMutation,
  useListSettingsQuery,
  useLazyListSettingsQuery,
  useChangeSettingMutation,
  useReadCompanyGroupQuery,
  useBeginCompanyLoadMutation,
  useCountWaitingCompanyLoadsQuery,
  useApproveCompanyLoadMutation,
  useRefuseCompanyLoadMutation,
  useGetWatchlistQuery,
  useFollowCompaniesMutation,
  useUnfollowCompanyMutation,
} = injectedRtkApi;
