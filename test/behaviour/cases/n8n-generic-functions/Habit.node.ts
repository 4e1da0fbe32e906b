import { habitApiRequest, type IDataObject, type IExecuteFunctions } from './GenericFunctions.ts'

export class HabitNode {
  description = {
    displayName: 'Habits',
    properties: [
      { displayName: 'Title', name: 'title', type: 'string', default: '' },
      { displayName: 'Target', name: 'target', type: 'number', default: 1 },
    ],
  }

  async execute(this: IExecuteFunctions): Promise<IDataObject[]> {
    const operation = this.getNodeParameter('operation') as string
    if (operation === 'create') {
      const body: IDataObject = {
        title: this.getNodeParameter('title') as string,
        frequency: 'daily',
      }
      body.target = this.getNodeParameter('target', 1) as number
      return [await habitApiRequest.call(this, 'POST', '/habits', body)]
    }
    return await habitApiRequest.call(this, 'GET', '/habits')
  }
}
