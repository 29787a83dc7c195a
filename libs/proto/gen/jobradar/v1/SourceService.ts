// Original file: proto/jobradar/v1/source_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreateSourceRequest$Input as _jobradar_v1_CreateSourceRequest$Input, CreateSourceRequest as _jobradar_v1_CreateSourceRequest } from '../../jobradar/v1/CreateSourceRequest.ts';
import type { CreateSourceResponse$Input as _jobradar_v1_CreateSourceResponse$Input, CreateSourceResponse as _jobradar_v1_CreateSourceResponse } from '../../jobradar/v1/CreateSourceResponse.ts';
import type { DeleteSourceRequest$Input as _jobradar_v1_DeleteSourceRequest$Input, DeleteSourceRequest as _jobradar_v1_DeleteSourceRequest } from '../../jobradar/v1/DeleteSourceRequest.ts';
import type { DeleteSourceResponse$Input as _jobradar_v1_DeleteSourceResponse$Input, DeleteSourceResponse as _jobradar_v1_DeleteSourceResponse } from '../../jobradar/v1/DeleteSourceResponse.ts';
import type { ExplainUrlRequest$Input as _jobradar_v1_ExplainUrlRequest$Input, ExplainUrlRequest as _jobradar_v1_ExplainUrlRequest } from '../../jobradar/v1/ExplainUrlRequest.ts';
import type { ExplainUrlResponse$Input as _jobradar_v1_ExplainUrlResponse$Input, ExplainUrlResponse as _jobradar_v1_ExplainUrlResponse } from '../../jobradar/v1/ExplainUrlResponse.ts';
import type { GetSourceRequest$Input as _jobradar_v1_GetSourceRequest$Input, GetSourceRequest as _jobradar_v1_GetSourceRequest } from '../../jobradar/v1/GetSourceRequest.ts';
import type { GetSourceResponse$Input as _jobradar_v1_GetSourceResponse$Input, GetSourceResponse as _jobradar_v1_GetSourceResponse } from '../../jobradar/v1/GetSourceResponse.ts';
import type { GrantSourceAuthorizationRequest$Input as _jobradar_v1_GrantSourceAuthorizationRequest$Input, GrantSourceAuthorizationRequest as _jobradar_v1_GrantSourceAuthorizationRequest } from '../../jobradar/v1/GrantSourceAuthorizationRequest.ts';
import type { GrantSourceAuthorizationResponse$Input as _jobradar_v1_GrantSourceAuthorizationResponse$Input, GrantSourceAuthorizationResponse as _jobradar_v1_GrantSourceAuthorizationResponse } from '../../jobradar/v1/GrantSourceAuthorizationResponse.ts';
import type { ListSourceRevisionsRequest$Input as _jobradar_v1_ListSourceRevisionsRequest$Input, ListSourceRevisionsRequest as _jobradar_v1_ListSourceRevisionsRequest } from '../../jobradar/v1/ListSourceRevisionsRequest.ts';
import type { ListSourceRevisionsResponse$Input as _jobradar_v1_ListSourceRevisionsResponse$Input, ListSourceRevisionsResponse as _jobradar_v1_ListSourceRevisionsResponse } from '../../jobradar/v1/ListSourceRevisionsResponse.ts';
import type { ListSourcesRequest$Input as _jobradar_v1_ListSourcesRequest$Input, ListSourcesRequest as _jobradar_v1_ListSourcesRequest } from '../../jobradar/v1/ListSourcesRequest.ts';
import type { ListSourcesResponse$Input as _jobradar_v1_ListSourcesResponse$Input, ListSourcesResponse as _jobradar_v1_ListSourcesResponse } from '../../jobradar/v1/ListSourcesResponse.ts';
import type { PauseSourceRequest$Input as _jobradar_v1_PauseSourceRequest$Input, PauseSourceRequest as _jobradar_v1_PauseSourceRequest } from '../../jobradar/v1/PauseSourceRequest.ts';
import type { PauseSourceResponse$Input as _jobradar_v1_PauseSourceResponse$Input, PauseSourceResponse as _jobradar_v1_PauseSourceResponse } from '../../jobradar/v1/PauseSourceResponse.ts';
import type { ResumeSourceRequest$Input as _jobradar_v1_ResumeSourceRequest$Input, ResumeSourceRequest as _jobradar_v1_ResumeSourceRequest } from '../../jobradar/v1/ResumeSourceRequest.ts';
import type { ResumeSourceResponse$Input as _jobradar_v1_ResumeSourceResponse$Input, ResumeSourceResponse as _jobradar_v1_ResumeSourceResponse } from '../../jobradar/v1/ResumeSourceResponse.ts';
import type { RevokeSourceAuthorizationRequest$Input as _jobradar_v1_RevokeSourceAuthorizationRequest$Input, RevokeSourceAuthorizationRequest as _jobradar_v1_RevokeSourceAuthorizationRequest } from '../../jobradar/v1/RevokeSourceAuthorizationRequest.ts';
import type { RevokeSourceAuthorizationResponse$Input as _jobradar_v1_RevokeSourceAuthorizationResponse$Input, RevokeSourceAuthorizationResponse as _jobradar_v1_RevokeSourceAuthorizationResponse } from '../../jobradar/v1/RevokeSourceAuthorizationResponse.ts';
import type { RollbackSourceRequest$Input as _jobradar_v1_RollbackSourceRequest$Input, RollbackSourceRequest as _jobradar_v1_RollbackSourceRequest } from '../../jobradar/v1/RollbackSourceRequest.ts';
import type { RollbackSourceResponse$Input as _jobradar_v1_RollbackSourceResponse$Input, RollbackSourceResponse as _jobradar_v1_RollbackSourceResponse } from '../../jobradar/v1/RollbackSourceResponse.ts';
import type { TestSourceRequest$Input as _jobradar_v1_TestSourceRequest$Input, TestSourceRequest as _jobradar_v1_TestSourceRequest } from '../../jobradar/v1/TestSourceRequest.ts';
import type { TestSourceResponse$Input as _jobradar_v1_TestSourceResponse$Input, TestSourceResponse as _jobradar_v1_TestSourceResponse } from '../../jobradar/v1/TestSourceResponse.ts';
import type { UndeleteSourceRequest$Input as _jobradar_v1_UndeleteSourceRequest$Input, UndeleteSourceRequest as _jobradar_v1_UndeleteSourceRequest } from '../../jobradar/v1/UndeleteSourceRequest.ts';
import type { UndeleteSourceResponse$Input as _jobradar_v1_UndeleteSourceResponse$Input, UndeleteSourceResponse as _jobradar_v1_UndeleteSourceResponse } from '../../jobradar/v1/UndeleteSourceResponse.ts';
import type { UpdateSourceRequest$Input as _jobradar_v1_UpdateSourceRequest$Input, UpdateSourceRequest as _jobradar_v1_UpdateSourceRequest } from '../../jobradar/v1/UpdateSourceRequest.ts';
import type { UpdateSourceResponse$Input as _jobradar_v1_UpdateSourceResponse$Input, UpdateSourceResponse as _jobradar_v1_UpdateSourceResponse } from '../../jobradar/v1/UpdateSourceResponse.ts';

/**
 * Registered sources and their rules.
 */
export interface SourceServiceClient extends grpc.Client {
  /**
   * Registers a source; it starts without authorization.
   */
  CreateSource(argument: _jobradar_v1_CreateSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateSourceResponse>): grpc.ClientUnaryCall;
  CreateSource(argument: _jobradar_v1_CreateSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CreateSourceResponse>): grpc.ClientUnaryCall;
  CreateSource(argument: _jobradar_v1_CreateSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateSourceResponse>): grpc.ClientUnaryCall;
  CreateSource(argument: _jobradar_v1_CreateSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CreateSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Registers a source; it starts without authorization.
   */
  createSource(argument: _jobradar_v1_CreateSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateSourceResponse>): grpc.ClientUnaryCall;
  createSource(argument: _jobradar_v1_CreateSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CreateSourceResponse>): grpc.ClientUnaryCall;
  createSource(argument: _jobradar_v1_CreateSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateSourceResponse>): grpc.ClientUnaryCall;
  createSource(argument: _jobradar_v1_CreateSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CreateSourceResponse>): grpc.ClientUnaryCall;
  
  /**
   * Soft deletes a source.
   */
  DeleteSource(argument: _jobradar_v1_DeleteSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DeleteSourceResponse>): grpc.ClientUnaryCall;
  DeleteSource(argument: _jobradar_v1_DeleteSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_DeleteSourceResponse>): grpc.ClientUnaryCall;
  DeleteSource(argument: _jobradar_v1_DeleteSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DeleteSourceResponse>): grpc.ClientUnaryCall;
  DeleteSource(argument: _jobradar_v1_DeleteSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_DeleteSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Soft deletes a source.
   */
  deleteSource(argument: _jobradar_v1_DeleteSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DeleteSourceResponse>): grpc.ClientUnaryCall;
  deleteSource(argument: _jobradar_v1_DeleteSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_DeleteSourceResponse>): grpc.ClientUnaryCall;
  deleteSource(argument: _jobradar_v1_DeleteSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DeleteSourceResponse>): grpc.ClientUnaryCall;
  deleteSource(argument: _jobradar_v1_DeleteSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_DeleteSourceResponse>): grpc.ClientUnaryCall;
  
  /**
   * Tells every decision about a URL: which source covers it, robots.txt, pace, address, what would
   * be sent, and whether it would be fetched now. Sends nothing to the site.
   */
  ExplainUrl(argument: _jobradar_v1_ExplainUrlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ExplainUrlResponse>): grpc.ClientUnaryCall;
  ExplainUrl(argument: _jobradar_v1_ExplainUrlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ExplainUrlResponse>): grpc.ClientUnaryCall;
  ExplainUrl(argument: _jobradar_v1_ExplainUrlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ExplainUrlResponse>): grpc.ClientUnaryCall;
  ExplainUrl(argument: _jobradar_v1_ExplainUrlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ExplainUrlResponse>): grpc.ClientUnaryCall;
  /**
   * Tells every decision about a URL: which source covers it, robots.txt, pace, address, what would
   * be sent, and whether it would be fetched now. Sends nothing to the site.
   */
  explainUrl(argument: _jobradar_v1_ExplainUrlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ExplainUrlResponse>): grpc.ClientUnaryCall;
  explainUrl(argument: _jobradar_v1_ExplainUrlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ExplainUrlResponse>): grpc.ClientUnaryCall;
  explainUrl(argument: _jobradar_v1_ExplainUrlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ExplainUrlResponse>): grpc.ClientUnaryCall;
  explainUrl(argument: _jobradar_v1_ExplainUrlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ExplainUrlResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reads one source.
   */
  GetSource(argument: _jobradar_v1_GetSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetSourceResponse>): grpc.ClientUnaryCall;
  GetSource(argument: _jobradar_v1_GetSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetSourceResponse>): grpc.ClientUnaryCall;
  GetSource(argument: _jobradar_v1_GetSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetSourceResponse>): grpc.ClientUnaryCall;
  GetSource(argument: _jobradar_v1_GetSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Reads one source.
   */
  getSource(argument: _jobradar_v1_GetSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetSourceResponse>): grpc.ClientUnaryCall;
  getSource(argument: _jobradar_v1_GetSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetSourceResponse>): grpc.ClientUnaryCall;
  getSource(argument: _jobradar_v1_GetSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetSourceResponse>): grpc.ClientUnaryCall;
  getSource(argument: _jobradar_v1_GetSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetSourceResponse>): grpc.ClientUnaryCall;
  
  /**
   * Records why the source may be crawled.
   */
  GrantSourceAuthorization(argument: _jobradar_v1_GrantSourceAuthorizationRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GrantSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  GrantSourceAuthorization(argument: _jobradar_v1_GrantSourceAuthorizationRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GrantSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  GrantSourceAuthorization(argument: _jobradar_v1_GrantSourceAuthorizationRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GrantSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  GrantSourceAuthorization(argument: _jobradar_v1_GrantSourceAuthorizationRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GrantSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  /**
   * Records why the source may be crawled.
   */
  grantSourceAuthorization(argument: _jobradar_v1_GrantSourceAuthorizationRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GrantSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  grantSourceAuthorization(argument: _jobradar_v1_GrantSourceAuthorizationRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GrantSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  grantSourceAuthorization(argument: _jobradar_v1_GrantSourceAuthorizationRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GrantSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  grantSourceAuthorization(argument: _jobradar_v1_GrantSourceAuthorizationRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GrantSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists revisions, newest first.
   */
  ListSourceRevisions(argument: _jobradar_v1_ListSourceRevisionsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSourceRevisionsResponse>): grpc.ClientUnaryCall;
  ListSourceRevisions(argument: _jobradar_v1_ListSourceRevisionsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListSourceRevisionsResponse>): grpc.ClientUnaryCall;
  ListSourceRevisions(argument: _jobradar_v1_ListSourceRevisionsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSourceRevisionsResponse>): grpc.ClientUnaryCall;
  ListSourceRevisions(argument: _jobradar_v1_ListSourceRevisionsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListSourceRevisionsResponse>): grpc.ClientUnaryCall;
  /**
   * Lists revisions, newest first.
   */
  listSourceRevisions(argument: _jobradar_v1_ListSourceRevisionsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSourceRevisionsResponse>): grpc.ClientUnaryCall;
  listSourceRevisions(argument: _jobradar_v1_ListSourceRevisionsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListSourceRevisionsResponse>): grpc.ClientUnaryCall;
  listSourceRevisions(argument: _jobradar_v1_ListSourceRevisionsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSourceRevisionsResponse>): grpc.ClientUnaryCall;
  listSourceRevisions(argument: _jobradar_v1_ListSourceRevisionsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListSourceRevisionsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists sources.
   */
  ListSources(argument: _jobradar_v1_ListSourcesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSourcesResponse>): grpc.ClientUnaryCall;
  ListSources(argument: _jobradar_v1_ListSourcesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListSourcesResponse>): grpc.ClientUnaryCall;
  ListSources(argument: _jobradar_v1_ListSourcesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSourcesResponse>): grpc.ClientUnaryCall;
  ListSources(argument: _jobradar_v1_ListSourcesRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListSourcesResponse>): grpc.ClientUnaryCall;
  /**
   * Lists sources.
   */
  listSources(argument: _jobradar_v1_ListSourcesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSourcesResponse>): grpc.ClientUnaryCall;
  listSources(argument: _jobradar_v1_ListSourcesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListSourcesResponse>): grpc.ClientUnaryCall;
  listSources(argument: _jobradar_v1_ListSourcesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSourcesResponse>): grpc.ClientUnaryCall;
  listSources(argument: _jobradar_v1_ListSourcesRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListSourcesResponse>): grpc.ClientUnaryCall;
  
  /**
   * Stops it: queued crawls wait, running ones stop at the next heartbeat.
   */
  PauseSource(argument: _jobradar_v1_PauseSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PauseSourceResponse>): grpc.ClientUnaryCall;
  PauseSource(argument: _jobradar_v1_PauseSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_PauseSourceResponse>): grpc.ClientUnaryCall;
  PauseSource(argument: _jobradar_v1_PauseSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PauseSourceResponse>): grpc.ClientUnaryCall;
  PauseSource(argument: _jobradar_v1_PauseSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_PauseSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Stops it: queued crawls wait, running ones stop at the next heartbeat.
   */
  pauseSource(argument: _jobradar_v1_PauseSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PauseSourceResponse>): grpc.ClientUnaryCall;
  pauseSource(argument: _jobradar_v1_PauseSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_PauseSourceResponse>): grpc.ClientUnaryCall;
  pauseSource(argument: _jobradar_v1_PauseSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PauseSourceResponse>): grpc.ClientUnaryCall;
  pauseSource(argument: _jobradar_v1_PauseSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_PauseSourceResponse>): grpc.ClientUnaryCall;
  
  /**
   * Ends a pause or a suspension; what waited goes on.
   */
  ResumeSource(argument: _jobradar_v1_ResumeSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ResumeSourceResponse>): grpc.ClientUnaryCall;
  ResumeSource(argument: _jobradar_v1_ResumeSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ResumeSourceResponse>): grpc.ClientUnaryCall;
  ResumeSource(argument: _jobradar_v1_ResumeSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ResumeSourceResponse>): grpc.ClientUnaryCall;
  ResumeSource(argument: _jobradar_v1_ResumeSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ResumeSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Ends a pause or a suspension; what waited goes on.
   */
  resumeSource(argument: _jobradar_v1_ResumeSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ResumeSourceResponse>): grpc.ClientUnaryCall;
  resumeSource(argument: _jobradar_v1_ResumeSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ResumeSourceResponse>): grpc.ClientUnaryCall;
  resumeSource(argument: _jobradar_v1_ResumeSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ResumeSourceResponse>): grpc.ClientUnaryCall;
  resumeSource(argument: _jobradar_v1_ResumeSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ResumeSourceResponse>): grpc.ClientUnaryCall;
  
  /**
   * Ends the authorization at once and cancels every crawl that has not ended.
   */
  RevokeSourceAuthorization(argument: _jobradar_v1_RevokeSourceAuthorizationRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RevokeSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  RevokeSourceAuthorization(argument: _jobradar_v1_RevokeSourceAuthorizationRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_RevokeSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  RevokeSourceAuthorization(argument: _jobradar_v1_RevokeSourceAuthorizationRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RevokeSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  RevokeSourceAuthorization(argument: _jobradar_v1_RevokeSourceAuthorizationRequest$Input, callback: grpc.requestCallback<_jobradar_v1_RevokeSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  /**
   * Ends the authorization at once and cancels every crawl that has not ended.
   */
  revokeSourceAuthorization(argument: _jobradar_v1_RevokeSourceAuthorizationRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RevokeSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  revokeSourceAuthorization(argument: _jobradar_v1_RevokeSourceAuthorizationRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_RevokeSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  revokeSourceAuthorization(argument: _jobradar_v1_RevokeSourceAuthorizationRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RevokeSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  revokeSourceAuthorization(argument: _jobradar_v1_RevokeSourceAuthorizationRequest$Input, callback: grpc.requestCallback<_jobradar_v1_RevokeSourceAuthorizationResponse>): grpc.ClientUnaryCall;
  
  /**
   * Makes an old revision current again, as a new revision.
   */
  RollbackSource(argument: _jobradar_v1_RollbackSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RollbackSourceResponse>): grpc.ClientUnaryCall;
  RollbackSource(argument: _jobradar_v1_RollbackSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_RollbackSourceResponse>): grpc.ClientUnaryCall;
  RollbackSource(argument: _jobradar_v1_RollbackSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RollbackSourceResponse>): grpc.ClientUnaryCall;
  RollbackSource(argument: _jobradar_v1_RollbackSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_RollbackSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Makes an old revision current again, as a new revision.
   */
  rollbackSource(argument: _jobradar_v1_RollbackSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RollbackSourceResponse>): grpc.ClientUnaryCall;
  rollbackSource(argument: _jobradar_v1_RollbackSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_RollbackSourceResponse>): grpc.ClientUnaryCall;
  rollbackSource(argument: _jobradar_v1_RollbackSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RollbackSourceResponse>): grpc.ClientUnaryCall;
  rollbackSource(argument: _jobradar_v1_RollbackSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_RollbackSourceResponse>): grpc.ClientUnaryCall;
  
  /**
   * Runs an extraction on a live URL, a stored snapshot or given content; stores nothing.
   */
  TestSource(argument: _jobradar_v1_TestSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_TestSourceResponse>): grpc.ClientUnaryCall;
  TestSource(argument: _jobradar_v1_TestSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_TestSourceResponse>): grpc.ClientUnaryCall;
  TestSource(argument: _jobradar_v1_TestSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_TestSourceResponse>): grpc.ClientUnaryCall;
  TestSource(argument: _jobradar_v1_TestSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_TestSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Runs an extraction on a live URL, a stored snapshot or given content; stores nothing.
   */
  testSource(argument: _jobradar_v1_TestSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_TestSourceResponse>): grpc.ClientUnaryCall;
  testSource(argument: _jobradar_v1_TestSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_TestSourceResponse>): grpc.ClientUnaryCall;
  testSource(argument: _jobradar_v1_TestSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_TestSourceResponse>): grpc.ClientUnaryCall;
  testSource(argument: _jobradar_v1_TestSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_TestSourceResponse>): grpc.ClientUnaryCall;
  
  /**
   * Takes a soft deletion back.
   */
  UndeleteSource(argument: _jobradar_v1_UndeleteSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UndeleteSourceResponse>): grpc.ClientUnaryCall;
  UndeleteSource(argument: _jobradar_v1_UndeleteSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_UndeleteSourceResponse>): grpc.ClientUnaryCall;
  UndeleteSource(argument: _jobradar_v1_UndeleteSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UndeleteSourceResponse>): grpc.ClientUnaryCall;
  UndeleteSource(argument: _jobradar_v1_UndeleteSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_UndeleteSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Takes a soft deletion back.
   */
  undeleteSource(argument: _jobradar_v1_UndeleteSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UndeleteSourceResponse>): grpc.ClientUnaryCall;
  undeleteSource(argument: _jobradar_v1_UndeleteSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_UndeleteSourceResponse>): grpc.ClientUnaryCall;
  undeleteSource(argument: _jobradar_v1_UndeleteSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UndeleteSourceResponse>): grpc.ClientUnaryCall;
  undeleteSource(argument: _jobradar_v1_UndeleteSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_UndeleteSourceResponse>): grpc.ClientUnaryCall;
  
  /**
   * Changes a source; makes a revision.
   */
  UpdateSource(argument: _jobradar_v1_UpdateSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UpdateSourceResponse>): grpc.ClientUnaryCall;
  UpdateSource(argument: _jobradar_v1_UpdateSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_UpdateSourceResponse>): grpc.ClientUnaryCall;
  UpdateSource(argument: _jobradar_v1_UpdateSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UpdateSourceResponse>): grpc.ClientUnaryCall;
  UpdateSource(argument: _jobradar_v1_UpdateSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_UpdateSourceResponse>): grpc.ClientUnaryCall;
  /**
   * Changes a source; makes a revision.
   */
  updateSource(argument: _jobradar_v1_UpdateSourceRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UpdateSourceResponse>): grpc.ClientUnaryCall;
  updateSource(argument: _jobradar_v1_UpdateSourceRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_UpdateSourceResponse>): grpc.ClientUnaryCall;
  updateSource(argument: _jobradar_v1_UpdateSourceRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UpdateSourceResponse>): grpc.ClientUnaryCall;
  updateSource(argument: _jobradar_v1_UpdateSourceRequest$Input, callback: grpc.requestCallback<_jobradar_v1_UpdateSourceResponse>): grpc.ClientUnaryCall;
  
}

/**
 * Registered sources and their rules.
 */
export interface SourceServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Registers a source; it starts without authorization.
   */
  CreateSource: grpc.handleUnaryCall<_jobradar_v1_CreateSourceRequest, _jobradar_v1_CreateSourceResponse$Input>;
  
  /**
   * Soft deletes a source.
   */
  DeleteSource: grpc.handleUnaryCall<_jobradar_v1_DeleteSourceRequest, _jobradar_v1_DeleteSourceResponse$Input>;
  
  /**
   * Tells every decision about a URL: which source covers it, robots.txt, pace, address, what would
   * be sent, and whether it would be fetched now. Sends nothing to the site.
   */
  ExplainUrl: grpc.handleUnaryCall<_jobradar_v1_ExplainUrlRequest, _jobradar_v1_ExplainUrlResponse$Input>;
  
  /**
   * Reads one source.
   */
  GetSource: grpc.handleUnaryCall<_jobradar_v1_GetSourceRequest, _jobradar_v1_GetSourceResponse$Input>;
  
  /**
   * Records why the source may be crawled.
   */
  GrantSourceAuthorization: grpc.handleUnaryCall<_jobradar_v1_GrantSourceAuthorizationRequest, _jobradar_v1_GrantSourceAuthorizationResponse$Input>;
  
  /**
   * Lists revisions, newest first.
   */
  ListSourceRevisions: grpc.handleUnaryCall<_jobradar_v1_ListSourceRevisionsRequest, _jobradar_v1_ListSourceRevisionsResponse$Input>;
  
  /**
   * Lists sources.
   */
  ListSources: grpc.handleUnaryCall<_jobradar_v1_ListSourcesRequest, _jobradar_v1_ListSourcesResponse$Input>;
  
  /**
   * Stops it: queued crawls wait, running ones stop at the next heartbeat.
   */
  PauseSource: grpc.handleUnaryCall<_jobradar_v1_PauseSourceRequest, _jobradar_v1_PauseSourceResponse$Input>;
  
  /**
   * Ends a pause or a suspension; what waited goes on.
   */
  ResumeSource: grpc.handleUnaryCall<_jobradar_v1_ResumeSourceRequest, _jobradar_v1_ResumeSourceResponse$Input>;
  
  /**
   * Ends the authorization at once and cancels every crawl that has not ended.
   */
  RevokeSourceAuthorization: grpc.handleUnaryCall<_jobradar_v1_RevokeSourceAuthorizationRequest, _jobradar_v1_RevokeSourceAuthorizationResponse$Input>;
  
  /**
   * Makes an old revision current again, as a new revision.
   */
  RollbackSource: grpc.handleUnaryCall<_jobradar_v1_RollbackSourceRequest, _jobradar_v1_RollbackSourceResponse$Input>;
  
  /**
   * Runs an extraction on a live URL, a stored snapshot or given content; stores nothing.
   */
  TestSource: grpc.handleUnaryCall<_jobradar_v1_TestSourceRequest, _jobradar_v1_TestSourceResponse$Input>;
  
  /**
   * Takes a soft deletion back.
   */
  UndeleteSource: grpc.handleUnaryCall<_jobradar_v1_UndeleteSourceRequest, _jobradar_v1_UndeleteSourceResponse$Input>;
  
  /**
   * Changes a source; makes a revision.
   */
  UpdateSource: grpc.handleUnaryCall<_jobradar_v1_UpdateSourceRequest, _jobradar_v1_UpdateSourceResponse$Input>;
  
}

export interface SourceServiceDefinition extends grpc.ServiceDefinition {
  CreateSource: MethodDefinition<_jobradar_v1_CreateSourceRequest$Input, _jobradar_v1_CreateSourceResponse$Input, _jobradar_v1_CreateSourceRequest, _jobradar_v1_CreateSourceResponse>
  DeleteSource: MethodDefinition<_jobradar_v1_DeleteSourceRequest$Input, _jobradar_v1_DeleteSourceResponse$Input, _jobradar_v1_DeleteSourceRequest, _jobradar_v1_DeleteSourceResponse>
  ExplainUrl: MethodDefinition<_jobradar_v1_ExplainUrlRequest$Input, _jobradar_v1_ExplainUrlResponse$Input, _jobradar_v1_ExplainUrlRequest, _jobradar_v1_ExplainUrlResponse>
  GetSource: MethodDefinition<_jobradar_v1_GetSourceRequest$Input, _jobradar_v1_GetSourceResponse$Input, _jobradar_v1_GetSourceRequest, _jobradar_v1_GetSourceResponse>
  GrantSourceAuthorization: MethodDefinition<_jobradar_v1_GrantSourceAuthorizationRequest$Input, _jobradar_v1_GrantSourceAuthorizationResponse$Input, _jobradar_v1_GrantSourceAuthorizationRequest, _jobradar_v1_GrantSourceAuthorizationResponse>
  ListSourceRevisions: MethodDefinition<_jobradar_v1_ListSourceRevisionsRequest$Input, _jobradar_v1_ListSourceRevisionsResponse$Input, _jobradar_v1_ListSourceRevisionsRequest, _jobradar_v1_ListSourceRevisionsResponse>
  ListSources: MethodDefinition<_jobradar_v1_ListSourcesRequest$Input, _jobradar_v1_ListSourcesResponse$Input, _jobradar_v1_ListSourcesRequest, _jobradar_v1_ListSourcesResponse>
  PauseSource: MethodDefinition<_jobradar_v1_PauseSourceRequest$Input, _jobradar_v1_PauseSourceResponse$Input, _jobradar_v1_PauseSourceRequest, _jobradar_v1_PauseSourceResponse>
  ResumeSource: MethodDefinition<_jobradar_v1_ResumeSourceRequest$Input, _jobradar_v1_ResumeSourceResponse$Input, _jobradar_v1_ResumeSourceRequest, _jobradar_v1_ResumeSourceResponse>
  RevokeSourceAuthorization: MethodDefinition<_jobradar_v1_RevokeSourceAuthorizationRequest$Input, _jobradar_v1_RevokeSourceAuthorizationResponse$Input, _jobradar_v1_RevokeSourceAuthorizationRequest, _jobradar_v1_RevokeSourceAuthorizationResponse>
  RollbackSource: MethodDefinition<_jobradar_v1_RollbackSourceRequest$Input, _jobradar_v1_RollbackSourceResponse$Input, _jobradar_v1_RollbackSourceRequest, _jobradar_v1_RollbackSourceResponse>
  TestSource: MethodDefinition<_jobradar_v1_TestSourceRequest$Input, _jobradar_v1_TestSourceResponse$Input, _jobradar_v1_TestSourceRequest, _jobradar_v1_TestSourceResponse>
  UndeleteSource: MethodDefinition<_jobradar_v1_UndeleteSourceRequest$Input, _jobradar_v1_UndeleteSourceResponse$Input, _jobradar_v1_UndeleteSourceRequest, _jobradar_v1_UndeleteSourceResponse>
  UpdateSource: MethodDefinition<_jobradar_v1_UpdateSourceRequest$Input, _jobradar_v1_UpdateSourceResponse$Input, _jobradar_v1_UpdateSourceRequest, _jobradar_v1_UpdateSourceResponse>
}
