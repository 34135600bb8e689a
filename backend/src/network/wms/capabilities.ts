import { capabilitiesTexts } from './capabilities.texts.ts';
import { escapeXml } from './wms-exception.ts';
import { maxPictureSize } from './wms-request.ts';

/** Writes the capabilities document for a version of WMS. `address` is the request URL without its query. */
export const writeCapabilities = (layer: string, address: string, version: '1.1.1' | '1.3.0'): string => {
  const online = `<OnlineResource xmlns:xlink="http://www.w3.org/1999/xlink" xlink:type="simple" xlink:href="${escapeXml(address)}?"/>`;
  const operation = (name: string, formats: readonly string[]) =>
    `<${name}>${formats.map((format) => `<Format>${format}</Format>`).join('')}<DCPType><HTTP><Get>${online}</Get></HTTP></DCPType></${name}>`;
  const isNew = version === '1.3.0';
  const systemName = isNew ? 'CRS' : 'SRS';
  const systems = ['EPSG:3857', 'EPSG:4326', ...(isNew ? ['CRS:84'] : [])];
  const [root, opening] = isNew
    ? ['WMS_Capabilities', '<WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms">']
    : ['WMT_MS_Capabilities', '<WMT_MS_Capabilities version="1.1.1">'];
  return [
    `<?xml version='1.0' encoding="UTF-8" standalone="no" ?>`,
    opening,
    `<Service><Name>${isNew ? 'WMS' : 'OGC:WMS'}</Name><Title>${capabilitiesTexts.title}</Title>${online}`,
    isNew ? `<MaxWidth>${maxPictureSize}</MaxWidth><MaxHeight>${maxPictureSize}</MaxHeight>` : '',
    '</Service>',
    '<Capability><Request>',
    operation('GetCapabilities', [isNew ? 'text/xml' : 'application/vnd.ogc.wms_xml']),
    operation('GetMap', ['image/png']),
    operation('GetFeatureInfo', ['text/plain']),
    `</Request><Exception><Format>${isNew ? 'XML' : 'application/vnd.ogc.se_xml'}</Format></Exception>`,
    `<Layer><Title>${capabilitiesTexts.title}</Title>`,
    ...systems.map((system) => `<${systemName}>${system}</${systemName}>`),
    `<Layer queryable="1"><Name>${layer}</Name><Title>${capabilitiesTexts.pipelines}</Title>`,
    ...systems.map((system) => `<${systemName}>${system}</${systemName}>`),
    isNew
      ? '<EX_GeographicBoundingBox><westBoundLongitude>22</westBoundLongitude><eastBoundLongitude>29</eastBoundLongitude><southBoundLatitude>41</southBoundLatitude><northBoundLatitude>45</northBoundLatitude></EX_GeographicBoundingBox>'
      : '<LatLonBoundingBox minx="22" miny="41" maxx="29" maxy="45"/>',
    '</Layer></Layer></Capability>',
    `</${root}>`,
    '',
  ].join('\n');
};
