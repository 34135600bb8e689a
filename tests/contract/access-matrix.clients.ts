import { each } from './access-matrix.people.ts';

/** The rows of the access matrix about clients and addresses. */

/** 'Оператор' and TestMainGroup. */
const operators = ['operator', 'admin', 'integrator'] as const;
/** 'Оператор', and TestMainGroup or TestDummyGroup. */
const operatorsOfBothGroups = [...operators, 'dummy'] as const;

export const clientOperations = {
  ...each(operatorsOfBothGroups, 'query clients, query client, query clientTypes, query clientChoices'),
  ...each(operatorsOfBothGroups, 'query addresses, query address, query addressMappings, query addressChoices'),
  ...each(operatorsOfBothGroups, 'query districts, query towns, query streets'),
  ...each(operatorsOfBothGroups, 'mutation createClient, mutation updateClient, mutation revealClientIdentifier'),
  ...each(operatorsOfBothGroups, 'mutation createAddress, mutation updateAddress'),
};

export const guardedClients = {
  ...each(operatorsOfBothGroups, 'Client, ClientType, ClientMeter, ClientChoice'),
  ...each(operatorsOfBothGroups, 'Address, AddressChoice, District, Town, Street'),
  'Client.outages': operators,
};

export const clientRoutes = {
  ...each(operatorsOfBothGroups, 'GET /api/Client/GetClientList, GET /api/Client/getClientById'),
  ...each(operatorsOfBothGroups, 'POST /api/Client/createClient, POST /api/Client/updateClient'),
  ...each(operatorsOfBothGroups, 'GET /api/WaterMeter/Client/getClientById'),
  ...each(operatorsOfBothGroups, 'POST /api/WaterMeter/Client/createClient, POST /api/WaterMeter/Client/updateClient'),
  ...each(operatorsOfBothGroups, 'GET /api/Address/GetAddressList, GET /api/Address/GetAddressMappingList'),
  ...each(operatorsOfBothGroups, 'GET /api/Address/GetAddressById, POST /api/Address/Create, POST /api/Address/Update'),
  ...each(operatorsOfBothGroups, 'POST /struma/clients/list, GET /struma/clients/export'),
  ...each(operatorsOfBothGroups, 'POST /struma/clients/reveal-identifier, GET /struma/clients/meters'),
  ...each(operatorsOfBothGroups, 'POST /struma/addresses/list, GET /struma/addresses/export'),
  ...each(operatorsOfBothGroups, 'POST /struma/address-mappings/list, GET /struma/address-mappings/export'),
  ...each(operatorsOfBothGroups, 'POST /struma/addresses/same'),
  ...each(
    operatorsOfBothGroups,
    'GET /api/WaterMeter/getClientTypesAsKeyValuePairList, GET /api/WaterMeter/getDistrictsAsKeyValuePairList',
  ),
  ...each(
    operatorsOfBothGroups,
    'GET /api/WaterMeter/getTownGraoCodesAsKeyValuePairList, GET /api/WaterMeter/getStreetsAsKeyValuePairList',
  ),
  ...each(
    operatorsOfBothGroups,
    'GET /api/WaterMeter/getAddressesAsKeyValuePairList, GET /api/WaterMeter/getClientsAsKeyValuePairList',
  ),
  'GET /struma/clients/outages': operators,
};

const files = 'GET /files/clients.csv, GET /files/addresses.csv, GET /files/address-mappings.csv';

export const clientFiles = each(operatorsOfBothGroups, files);

export const declaredClientFiles = Object.fromEntries(files.split(', ').map((name) => [name, 'signed-in'] as const));
