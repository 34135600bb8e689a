import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Server } from '../kernel/http/http.ts';
import { requirePrincipal } from '../kernel/access/access.ts';
import { networkAccess } from '../kernel/access/access-rules.ts';
import { ExternalHostFailure, type ExternalHttp, type ExternalResponse } from '../kernel/http/external-http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, bytesResponses, refTo, tileResponses } from '../kernel/http/schema.ts';
import type { Network } from '../network/network.ts';
import { requireTileAddress, sendBytes } from '../network/drawing/send-tile.ts';
import { handleWms } from '../network/wms/wms.ts';
import { forwardToMapServer } from './forward-to-map-server.ts';
import { createExternalWarehouse, type WarehouseLog } from './external-warehouse.ts';
import { createPictureQueue } from './picture-queue.ts';
import { builtInWarehouse } from './built-in-warehouse.ts';
import { builtInProject, type Warehouse } from './warehouse.ts';
import {
  LayerParams,
  MapDataItemResponse,
  ProjectQuery,
  SourceTileParams,
  WmsLayerResponse,
  WmsQuery,
} from './warehouse.schemas.ts';
import { warehouseTexts } from './warehouse.texts.ts';

export interface WarehouseServices {
  network: Network;
  externalHttp: ExternalHttp;
  map: {
    warehouseUrl: string | undefined;
    wmsUrl: string | undefined;
    /** Public URL of the gateway. If absent, map clients connect to this service directly. */
    publicUrl: string | undefined;
  };
  log: WarehouseLog;
}

/** Adds the routes of the warehouse and of the map server. */
export const addRoutes = (server: Server, services: WarehouseServices): void => {
  const { externalHttp, map, log } = services;
  const warehouse =
    map.warehouseUrl === undefined ? builtInWarehouse : createExternalWarehouse(map.warehouseUrl, externalHttp, log);
  addDefinitionRoutes(server, warehouse);
  addMapServerRoutes(server, services, warehouse);
  addTileRoute(server, externalHttp, warehouse);
};

const config = { access: networkAccess };
const tags = ['additions'];

const addDefinitionRoutes = (server: Server, warehouse: Warehouse): void => {
  server.addSchema(MapDataItemResponse);
  server.addSchema(WmsLayerResponse);
  server.get(
    '/warehouse/GetMapDefinition',
    {
      config,
      schema: { tags, querystring: ProjectQuery, response: responsesOf(Type.Array(refTo(MapDataItemResponse))) },
    },
    async ({ query: { projectID } }) => {
      if (projectID !== builtInProject) throw new HttpFailure(404, warehouseTexts.unknownProject);
      return (await warehouse.mapDefinition(projectID)) as Static<typeof MapDataItemResponse>[];
    },
  );
  server.get(
    '/warehouse/GetWMSLayers',
    { config, schema: { tags, response: responsesOf(Type.Array(refTo(WmsLayerResponse))) } },
    async () => [...(await warehouse.wmsLayers())],
  );
};

/**
 * Adds the routes of the map server (the built-in one or that of WMS_URL) and of the map servers of the warehouse's
 * layers.
 */
const addMapServerRoutes = (
  server: Server,
  { network, externalHttp, map }: WarehouseServices,
  warehouse: Warehouse,
): void => {
  const runInQueue = createPictureQueue();
  server.get(
    '/wms',
    {
      config,
      schema: {
        tags,
        querystring: WmsQuery,
        response: bytesResponses(mapServerTypes, 'Response of the map server.'),
      },
    },
    async (request, reply) => {
      const { query, host, protocol, raw } = request;
      if (map.wmsUrl !== undefined)
        return forwardResponse(reply, await forwardToMapServer(externalHttp, new URL(map.wmsUrl), query));
      const address = map.publicUrl === undefined ? `${protocol}://${host}/wms` : `${map.publicUrl}/map/wms`;
      const { subject } = requirePrincipal(request);
      const { contentType, body } = await runInQueue({ subject, hasDisconnected: () => raw.socket.destroyed }, () =>
        handleWms(network, query, address),
      );
      return reply.header('cache-control', 'private, no-cache').type(contentType).send(body);
    },
  );
  server.get(
    '/struma/layers/:layer',
    {
      config,
      schema: {
        tags,
        params: LayerParams,
        querystring: WmsQuery,
        response: bytesResponses(['image/*', 'text/plain'], "Response of the layer's map server."),
      },
    },
    async ({ params, query }, reply) => {
      const found = await warehouse.mapServerOf(params.layer);
      if (!found) throw new HttpFailure(404, warehouseTexts.unknownLayer);
      return forwardResponse(reply, await forwardToMapServer(externalHttp, found, query));
    },
  );
};

const addTileRoute = (server: Server, externalHttp: ExternalHttp, warehouse: Warehouse): void => {
  server.get(
    '/struma/sources/:source/:z/:x/:y',
    {
      config,
      schema: {
        tags,
        params: SourceTileParams,
        response: tileResponses(['application/vnd.mapbox-vector-tile', 'image/*'], 'A tile.'),
      },
    },
    async (request, reply) => {
      const template = await warehouse.tilesOf(request.params.source);
      if (template === null) throw new HttpFailure(404, warehouseTexts.unknownLayer);
      const { zoom, x, y } = requireTileAddress(request.params);
      const address = template.replaceAll('{z}', `${zoom}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`);
      const { status, contentType, body } = await externalHttp.get(new URL(address));
      if (status === 204 || status === 404) return sendBytes(request, reply, null);
      if (status !== 200) throw new ExternalHostFailure(`The source returned status ${status}.`);
      const bytes = new Uint8Array(body);
      const type = safeType(contentType);
      return sendBytes(request, reply, { bytes, checksum: hash('sha1', bytes), contentType: type, isZipped: false });
    },
  );
};

const mapServerTypes = [
  'image/png',
  'text/xml',
  'application/vnd.ogc.se_xml',
  'application/vnd.ogc.wms_xml',
  'text/plain',
];

/**
 * Forwards the body of an external map server's response. A content type that `safeType` does not allow becomes plain
 * text. A WMS error is a text with status 200.
 */
const forwardResponse = (reply: FastifyReply, { status, contentType, body }: ExternalResponse): FastifyReply => {
  if (status !== 200) throw new ExternalHostFailure(`The map server returned status ${status}.`);
  return reply.header('cache-control', 'private, no-cache').type(safeType(contentType)).send(body);
};

/** Allows only content types that a browser does not run as a page of this origin. */
const safeType = (contentType: string): string =>
  /^(image\/(png|jpeg|webp|gif)|text\/plain|application\/(json|x-protobuf|vnd\.mapbox-vector-tile|geo\+json))\b/.test(
    contentType,
  )
    ? contentType
    : 'text/plain; charset=utf-8';
